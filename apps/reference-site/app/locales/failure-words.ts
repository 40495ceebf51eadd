import type { Language } from '@shyrdak/sdk/contract'

export interface FailureWords {
  /** Source: spec §8, exact in English. */
  pageNotFound: string
  pageNotFoundHint: string
  somethingWentWrong: string
  somethingWentWrongHint: string
  toHome: string
  toCatalogue: string
}

export const failureWords: Record<Language, FailureWords> = {
  en: {
    pageNotFound: 'Oops, This Page Not Found',
    pageNotFoundHint:
      'The thread has come loose here. Look for what you wanted, or start from the catalogue.',
    somethingWentWrong: 'Something went wrong!',
    somethingWentWrongHint: 'It is our fault, not yours. Try again in a minute; your basket is safe.',
    toHome: 'To the home page',
    toCatalogue: 'All goods',
  },
  ru: {
    pageNotFound: 'Ой, такой страницы нет',
    pageNotFoundHint: 'Здесь нитка оборвалась. Поищите то, что хотели, или начните с каталога.',
    somethingWentWrong: 'Что-то пошло не так!',
    somethingWentWrongHint: 'Виноваты мы, а не вы. Попробуйте через минуту: ваша корзина цела.',
    toHome: 'На главную',
    toCatalogue: 'Все товары',
  },
  kg: {
    pageNotFound: 'Кап, мындай барак табылган жок',
    pageNotFoundHint: 'Жип ушул жерден үзүлүптүр. Керегиңизди издеп көрүңүз же каталогдон баштаңыз.',
    somethingWentWrong: 'Бир нерсе туура эмес болуп калды!',
    somethingWentWrongHint:
      'Күнөө сизде эмес, бизде. Бир мүнөттөн кийин кайра аракет кылыңыз: себетиңиз сакталып турат.',
    toHome: 'Башкы бетке',
    toCatalogue: 'Бардык товарлар',
  },
}
