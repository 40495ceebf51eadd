import type { Language } from './messages.ts'

/** The texts of pages made of blocks and around them, as expected by the tests. */
export interface PageMessages {
  slides: string
  slide: string
  nextSlide: string
  previousSlide: string
  enlarge: RegExp
  nextImage: string
  close: string
  tabs: readonly [string, string, string, string, string]
  question: string
  ask: string
  asked: RegExp
  feedback: Readonly<Record<'name' | 'email' | 'subject' | 'message', RegExp>>
  send: string
  sent: RegExp
  mailing: string
  subscribe: string
  added: string
  alreadyThere: string
  badAddress: string
  next: string
  previous: string
  noContent: string
  cookies: string
  acceptAll: string
  cookiePolicy: string
  password: string
  comeIn: string
  wrongPassword: string
  watch: string
}

/** Texts quoted by the specification are exact in the language of the quote. */
export const PAGE_MESSAGES: Record<Language, PageMessages> = {
  en: {
    slides: 'Slides',
    slide: 'Slide',
    nextSlide: 'Next slide',
    previousSlide: 'Previous slide',
    enlarge: /^Enlarge/,
    nextImage: 'Next picture',
    close: 'Close',
    tabs: ['Product information', 'Checkout', 'Delivery', 'Return policy', 'Contact us'],
    question: 'Your question',
    ask: 'Ask',
    asked: /^Thank you! We’ve received your question/,
    feedback: { name: /^Name/, email: /^Email/, subject: /^Subject/, message: /^Message/ },
    send: 'Send',
    sent: /^Thank you! We’ve received your message/,
    mailing: 'News from the workshops',
    subscribe: 'Subscribe',
    added: 'Email added successfully',
    alreadyThere: 'This email is already on the list',
    badAddress: 'Invalid email address',
    next: 'Next',
    previous: 'Previous',
    noContent: 'There is no content on the page',
    cookies: 'Cookies',
    acceptAll: 'Accept all',
    cookiePolicy: 'Cookie policy',
    password: 'Password',
    comeIn: 'Enter',
    wrongPassword: 'Incorrect password. Please try again.',
    watch: 'Watch on YouTube',
  },
  ru: {
    slides: 'Слайды',
    slide: 'Слайд',
    nextSlide: 'Следующий слайд',
    previousSlide: 'Предыдущий слайд',
    enlarge: /^Увеличить/,
    nextImage: 'Следующее фото',
    close: 'Закрыть',
    tabs: ['Информация о товаре', 'Оформление заказа', 'Доставка', 'Условия возврата', 'Связаться с нами'],
    question: 'Ваш вопрос',
    ask: 'Задать вопрос',
    asked: /^Спасибо! Мы получили вопрос/,
    feedback: { name: /^Имя/, email: /^Электронная почта/, subject: /^Тема/, message: /^Сообщение/ },
    send: 'Отправить',
    sent: /^Спасибо! Мы получили ваше сообщение/,
    mailing: 'Новости мастерских',
    subscribe: 'Подписаться',
    added: 'Email успешно добавлен',
    alreadyThere: 'Такой email уже есть',
    badAddress: 'Неверный адрес электронной почты',
    next: 'Вперёд',
    previous: 'Назад',
    noContent: 'На странице нет содержимого',
    cookies: 'Файлы cookie',
    acceptAll: 'Принять все',
    cookiePolicy: 'Политика использования cookie',
    password: 'Пароль',
    comeIn: 'Войти',
    wrongPassword: 'Неверный пароль. Попробуйте ещё раз.',
    watch: 'Смотреть на YouTube',
  },
  kg: {
    slides: 'Слайддар',
    slide: 'Слайд',
    nextSlide: 'Кийинки слайд',
    previousSlide: 'Мурунку слайд',
    enlarge: /^Чоңойтуу/,
    nextImage: 'Кийинки сүрөт',
    close: 'Жабуу',
    tabs: ['Буюм жөнүндө маалымат', 'Буйрутма берүү', 'Жеткирүү', 'Кайтаруу шарттары', 'Биз менен байланыш'],
    question: 'Сурооңуз',
    ask: 'Суроо берүү',
    asked: /^Рахмат! Сурооңузду алдык/,
    feedback: { name: /^Атыңыз/, email: /^Электрондук почта/, subject: /^Темасы/, message: /^Билдирүү/ },
    send: 'Жөнөтүү',
    sent: /^Рахмат! Билдирүүңүздү алдык/,
    mailing: 'Устаканалардын жаңылыктары',
    subscribe: 'Жазылуу',
    added: 'Электрондук почтаңыз кошулду',
    alreadyThere: 'Мындай электрондук почта мурунтан эле бар',
    badAddress: 'Электрондук почтанын дареги туура эмес',
    next: 'Алга',
    previous: 'Артка',
    noContent: 'Баракта мазмун жок',
    cookies: 'Cookie файлдары',
    acceptAll: 'Баарын кабыл алуу',
    cookiePolicy: 'Cookie колдонуу саясаты',
    password: 'Сырсөз',
    comeIn: 'Кирүү',
    wrongPassword: 'Сырсөз туура эмес. Кайра аракет кылыңыз.',
    watch: 'YouTube’дан көрүү',
  },
}
