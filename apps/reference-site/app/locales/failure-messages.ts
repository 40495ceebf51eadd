import type { Language } from '@shyrdak/sdk/contract'

export interface FailureMessages {
  /** Source: spec §8, exact in English. */
  pageNotFound: string
  pageNotFoundHint: string
  addressUnreadable: string
  addressUnreadableHint: string
  /** Something was sent to a page that only shows. */
  takesNothing: string
  takesNothingHint: string
  somethingWentWrong: string
  somethingWentWrongHint: string
  /** Code of the page did not arrive. */
  notLoaded: string
  notLoadedHint: string
  tryAgain: string
  stillAway: string
  toHome: string
  toCatalogue: string
}

export const failureMessages: Record<Language, FailureMessages> = {
  en: {
    pageNotFound: 'Oops, This Page Not Found',
    pageNotFoundHint:
      'The thread has come loose here. Look for what you wanted, or start from the catalogue.',
    addressUnreadable: 'This address cannot be read',
    addressUnreadableHint:
      'Something in it got tangled on the way. Look for what you wanted, or start from the catalogue.',
    takesNothing: 'Nothing can be sent to this page',
    takesNothingHint:
      'What was sent is not kept, and nothing has changed. Open the page anew, or start from the catalogue.',
    somethingWentWrong: 'Something went wrong!',
    somethingWentWrongHint: 'It is our fault, not yours. Try again in a minute; your basket is safe.',
    notLoaded: 'This page did not load completely',
    notLoadedHint: 'Check your connection. Your basket and your order details are saved.',
    tryAgain: 'Try again',
    stillAway: 'Still no connection. Try again in a moment.',
    toHome: 'To the home page',
    toCatalogue: 'All goods',
  },
  ru: {
    pageNotFound: 'Ой, такой страницы нет',
    pageNotFoundHint: 'Здесь нитка оборвалась. Поищите то, что хотели, или начните с каталога.',
    addressUnreadable: 'Этот адрес не прочитать',
    addressUnreadableHint:
      'Что-то в нём спуталось по дороге. Поищите то, что хотели, или начните с каталога.',
    takesNothing: 'На эту страницу ничего нельзя отправить',
    takesNothingHint:
      'Отправленное не сохранено, ничего не изменилось. Откройте страницу заново или начните с каталога.',
    somethingWentWrong: 'Что-то пошло не так!',
    somethingWentWrongHint: 'Виноваты мы, а не вы. Попробуйте через минуту: ваша корзина цела.',
    notLoaded: 'Страница загрузилась не полностью',
    notLoadedHint: 'Проверьте подключение к интернету. Корзина и данные заказа сохранены.',
    tryAgain: 'Попробовать ещё раз',
    stillAway: 'Связи пока нет. Попробуйте чуть позже.',
    toHome: 'На главную',
    toCatalogue: 'Все товары',
  },
  kg: {
    pageNotFound: 'Кап, мындай барак табылган жок',
    pageNotFoundHint: 'Жип ушул жерден үзүлүптүр. Керегиңизди издеп көрүңүз же каталогдон баштаңыз.',
    addressUnreadable: 'Бул даректи окуу мүмкүн эмес',
    addressUnreadableHint:
      'Жолдо бир жери чырмалышып калыптыр. Керегиңизди издеп көрүңүз же каталогдон баштаңыз.',
    takesNothing: 'Бул баракка эч нерсе жөнөтүүгө болбойт',
    takesNothingHint:
      'Жөнөтүлгөн нерсе сакталган жок, эч нерсе өзгөргөн жок. Баракты кайра ачыңыз же каталогдон баштаңыз.',
    somethingWentWrong: 'Бир нерсе туура эмес болуп калды!',
    somethingWentWrongHint:
      'Күнөө сизде эмес, бизде. Бир мүнөттөн кийин кайра аракет кылыңыз: себетиңиз сакталып турат.',
    notLoaded: 'Барак толук жүктөлгөн жок',
    notLoadedHint:
      'Интернет байланышын текшериңиз. Себетиңиз жана буйрутма үчүн жазгандарыңыз сакталып турат.',
    tryAgain: 'Кайра аракет кылуу',
    stillAway: 'Байланыш азырынча жок. Бир аздан кийин кайра аракет кылыңыз.',
    toHome: 'Башкы бетке',
    toCatalogue: 'Бардык товарлар',
  },
}
