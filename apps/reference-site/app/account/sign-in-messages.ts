import type { Language } from '@shyrdak/sdk/contract'

/** What stands around a form that lets people in. */
export interface SignInTexts {
  title: string
  lead: string
}

export type SignInArea =
  | 'login'
  | 'craftsmanLogin'
  | 'register'
  | 'registerWholesale'
  | 'craftsmanRegister'
  | 'forgotPassword'
  | 'recoverPassword'
  | 'confirmEmail'

export interface SignInMessages {
  pages: Readonly<Record<SignInArea, SignInTexts>>
  /** Why people have an account: buyers, and craftsmen. */
  reasons: Readonly<Record<'buyer' | 'craftsman', readonly string[]>>
  reasonsTitle: string
  demo: { title: string; text: string; people: readonly (readonly [string, string])[] }
  confirmed: (email: string) => string
  notConfirmed: string
  away: string
  again: string
  toProfile: string
}

export const DEMO_PASSWORD = 'felt-and-wool'

export const signInMessages: Record<Language, SignInMessages> = {
  en: {
    pages: {
      login: { title: 'Log in', lead: 'Good to see you again.' },
      craftsmanLogin: { title: 'Craftsman login', lead: 'Your workshop is waiting for you.' },
      register: { title: 'Create an account', lead: 'It takes a minute. You can buy without one as well.' },
      registerWholesale: {
        title: 'Become a wholesale client',
        lead: 'Tell us whom we will be working for. A manager looks at every application.',
      },
      craftsmanRegister: {
        title: 'Register as a craftsman',
        lead: 'Show your workshop to people who love felt.',
      },
      forgotPassword: { title: 'Forgotten password', lead: 'It happens. We will help you back in.' },
      recoverPassword: { title: 'Set a new password', lead: 'With the temporary one from our letter.' },
      confirmEmail: { title: 'Your email', lead: 'So that letters about orders reach you.' },
    },
    reasonsTitle: 'With an account',
    reasons: {
      buyer: [
        'all orders stand in one place, with their parcels',
        'name and phone need not be typed again',
        'a basket begun as a guest stays yours',
      ],
      craftsman: [
        'your workshop has a page of its own, and you write it',
        'what you make is sold there, under your name',
        'the store takes the orders of your workshop, their payment and delivery',
      ],
    },
    demo: {
      title: 'This is a demo store',
      text: 'These people can log in. The password of all of them:',
      people: [
        ['Shopper', 'shopper@example.com'],
        ['Wholesale client', 'wholesale@example.com'],
        ['Craftsman', 'craftsman@example.com'],
      ],
    },
    confirmed: (email) => `${email} is confirmed. Thank you!`,
    notConfirmed:
      'This link does not work any more. Perhaps it was opened before, or a newer letter is there.',
    away: 'The store could not be reached, so nothing was confirmed yet.',
    again: 'Try again',
    toProfile: 'To my profile',
  },
  ru: {
    pages: {
      login: { title: 'Вход', lead: 'Рады видеть вас снова.' },
      craftsmanLogin: { title: 'Вход для мастеров', lead: 'Ваша мастерская вас ждёт.' },
      register: {
        title: 'Создать аккаунт',
        lead: 'Это займёт минуту. Покупать можно и без аккаунта.',
      },
      registerWholesale: {
        title: 'Стать оптовым клиентом',
        lead: 'Расскажите, с кем мы будем работать. Каждую заявку смотрит менеджер.',
      },
      craftsmanRegister: {
        title: 'Регистрация мастера',
        lead: 'Покажите свою мастерскую тем, кто любит войлок.',
      },
      forgotPassword: { title: 'Забытый пароль', lead: 'Бывает. Поможем войти снова.' },
      recoverPassword: { title: 'Новый пароль', lead: 'С временным паролем из нашего письма.' },
      confirmEmail: { title: 'Ваша почта', lead: 'Чтобы письма о заказах доходили.' },
    },
    reasonsTitle: 'С аккаунтом',
    reasons: {
      buyer: [
        'все заказы и посылки видны в одном месте',
        'имя и телефон не нужно вводить заново',
        'корзина, собранная без входа, остаётся вашей',
      ],
      craftsman: [
        'у мастерской есть своя страница, и пишете её вы',
        'ваши изделия продаются на ней под вашим именем',
        'заказы мастерской, их оплату и доставку берёт на себя магазин',
      ],
    },
    demo: {
      title: 'Это демонстрационный магазин',
      text: 'Войти могут эти люди. Пароль у всех один:',
      people: [
        ['Покупательница', 'shopper@example.com'],
        ['Оптовый клиент', 'wholesale@example.com'],
        ['Мастер', 'craftsman@example.com'],
      ],
    },
    confirmed: (email) => `Адрес ${email} подтверждён. Спасибо!`,
    notConfirmed: 'Эта ссылка больше не работает. Возможно, её уже открывали или есть более новое письмо.',
    away: 'Магазин не ответил, поэтому адрес пока не подтверждён.',
    again: 'Попробовать ещё раз',
    toProfile: 'В мой профиль',
  },
  kg: {
    pages: {
      login: { title: 'Кирүү', lead: 'Сизди кайра көргөнүбүзгө кубанычтабыз.' },
      craftsmanLogin: { title: 'Усталар үчүн кирүү', lead: 'Устаканаңыз сизди күтүп турат.' },
      register: {
        title: 'Аккаунт ачуу',
        lead: 'Бир мүнөт гана керек. Аккаунтсуз да сатып алса болот.',
      },
      registerWholesale: {
        title: 'Дүңүнөн сатып алуучу болуу',
        lead: 'Ким менен иштешерибизди айтып бериңиз. Ар бир арызды менеджер карайт.',
      },
      craftsmanRegister: {
        title: 'Уста катары катталуу',
        lead: 'Устаканаңызды кийизди сүйгөндөргө көрсөтүңүз.',
      },
      forgotPassword: { title: 'Унутулган сырсөз', lead: 'Болуп турат. Кайра кирүүгө жардам беребиз.' },
      recoverPassword: { title: 'Жаңы сырсөз коюу', lead: 'Каттагы убактылуу сырсөз менен.' },
      confirmEmail: { title: 'Почтаңыз', lead: 'Буйрутмалар тууралуу каттар жетсин деп.' },
    },
    reasonsTitle: 'Аккаунт менен',
    reasons: {
      buyer: [
        'бардык буйрутмалар жана жөнөтмөлөр бир жерде турат',
        'ат менен телефонду кайра жазуунун кереги жок',
        'кирбей туруп чогулткан себет сиздики бойдон калат',
      ],
      craftsman: [
        'устаканаңыздын өз барагы болот, аны өзүңүз жазасыз',
        'жасаган буюмдарыңыз ошол жерде өз атыңыз менен сатылат',
        'устакананын буйрутмаларын, төлөмүн жана жеткирүүсүн дүкөн өз мойнуна алат',
      ],
    },
    demo: {
      title: 'Бул — көрсөтмө дүкөн',
      text: 'Бул адамдар кире алат. Баарынын сырсөзү бирөө:',
      people: [
        ['Кардар', 'shopper@example.com'],
        ['Дүңүнөн сатып алуучу', 'wholesale@example.com'],
        ['Уста', 'craftsman@example.com'],
      ],
    },
    confirmed: (email) => `${email} дареги ырасталды. Рахмат!`,
    notConfirmed: 'Бул шилтеме иштебей калган. Балким, ал мурун ачылган же жаңыраак кат бар.',
    away: 'Дүкөн жооп берген жок, ошондуктан дарек азырынча ырастала элек.',
    again: 'Кайра аракет кылуу',
    toProfile: 'Профилиме өтүү',
  },
}
