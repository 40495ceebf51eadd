import type { Language } from '../contract/language.ts'
import type { LocalizedText } from '../contract/localized-text.ts'
import type { FailureCode } from '../rules/failure-code.ts'

const MESSAGES: Readonly<Record<FailureCode, LocalizedText>> = {
  MALFORMED: {
    en: 'Something went wrong! The request could not be understood.',
    ru: 'Что-то пошло не так! Запрос не удалось разобрать.',
    kg: 'Бир жерден ката кетти! Суроо-талапты түшүнүү мүмкүн болгон жок.',
  },
  UNAUTHENTICATED: {
    en: 'Please log in to continue.',
    ru: 'Войдите, чтобы продолжить.',
    kg: 'Улантуу үчүн кириңиз.',
  },
  LOGIN_INCORRECT: {
    en: 'The login detail is incorrect',
    ru: 'Неверный адрес почты или пароль.',
    kg: 'Почта дареги же сырсөз туура эмес.',
  },
  FORBIDDEN: {
    en: 'Your account does not allow this.',
    ru: 'Вашей учётной записи это недоступно.',
    kg: 'Сиздин аккаунтуңузга буга уруксат жок.',
  },
  NOT_FOUND: {
    en: 'We could not find this.',
    ru: 'Мы не смогли это найти.',
    kg: 'Муну таба алган жокпуз.',
  },
  METHOD_NOT_ALLOWED: {
    en: 'Something went wrong! This cannot be done here.',
    ru: 'Что-то пошло не так! Здесь этого сделать нельзя.',
    kg: 'Бир жерден ката кетти! Бул жерде муну жасоого болбойт.',
  },
  PRICE_CHANGED: {
    en: 'The price has changed. Please check the new sum before you order.',
    ru: 'Цена изменилась. Проверьте новую сумму, прежде чем заказать.',
    kg: 'Баасы өзгөрдү. Буйрутма берүүдөн мурун жаңы сумманы текшериңиз.',
  },
  QUOTE_STALE: {
    en: 'Prices and delivery were refreshed while you were away. Please check them once more.',
    ru: 'Пока вас не было, цены и доставка обновились. Проверьте их ещё раз.',
    kg: 'Сиз жокто баалар менен жеткирүү жаңыланды. Аларды дагы бир жолу текшериңиз.',
  },
  SOLD_OUT: {
    en: 'Some of the goods have just sold out.',
    ru: 'Часть товаров только что распродана.',
    kg: 'Товарлардын бир бөлүгү жаңы эле сатылып бүттү.',
  },
  NOT_SOLD_HERE: {
    en: 'Some of the goods are not sold in your country.',
    ru: 'Часть товаров не продаётся в вашей стране.',
    kg: 'Товарлардын бир бөлүгү сиздин өлкөдө сатылбайт.',
  },
  ALREADY_PAID: {
    en: 'This order is already paid.',
    ru: 'Этот заказ уже оплачен.',
    kg: 'Бул буйрутма төлөнүп бүткөн.',
  },
  NOT_PAYABLE: {
    en: 'This order cannot be paid now.',
    ru: 'Этот заказ сейчас нельзя оплатить.',
    kg: 'Бул буйрутманы азыр төлөөгө болбойт.',
  },
  IN_PROGRESS: {
    en: 'We are already working on it. Please wait a moment.',
    ru: 'Мы уже этим занимаемся. Подождите немного.',
    kg: 'Биз муну иштеп жатабыз. Бир аз күтө туруңуз.',
  },
  STALE: {
    en: 'Someone has changed this in the meantime. Open it again and repeat your change.',
    ru: 'Тем временем это уже изменили. Откройте заново и повторите правку.',
    kg: 'Муну буга чейин башка бирөө өзгөрттү. Кайра ачып, оңдооңузду кайталаңыз.',
  },
  TOO_LARGE: {
    en: 'This is too large to send.',
    ru: 'Слишком большой объём, отправить не получится.',
    kg: 'Көлөмү өтө чоң, жөнөтүүгө болбойт.',
  },
  UNSUPPORTED_TYPE: {
    en: 'This kind of file is not accepted.',
    ru: 'Такие файлы не принимаются.',
    kg: 'Мындай файлдар кабыл алынбайт.',
  },
  INVALID: {
    en: 'The given data was invalid.',
    ru: 'Указанные данные неверны.',
    kg: 'Берилген маалымат туура эмес.',
  },
  KEY_REUSED: {
    en: 'Oops! There was an error while forming the order. Try again.',
    ru: 'Ой! При оформлении заказа произошла ошибка. Попробуйте ещё раз.',
    kg: 'Ой! Буйрутманы түзүүдө ката кетти. Дагы бир жолу аракет кылыңыз.',
  },
  RATE_LIMITED: {
    en: 'Too many attempts. Please wait a little and try again.',
    ru: 'Слишком много попыток. Подождите немного и попробуйте снова.',
    kg: 'Аракеттер өтө көп болду. Бир аз күтүп, кайра аракет кылыңыз.',
  },
  INTERNAL: {
    en: 'Something went wrong!',
    ru: 'Что-то пошло не так!',
    kg: 'Бир жерден ката кетти!',
  },
  PAYMENT_FAILED: {
    en: 'Unfortunately, there was an error in processing the payment. Please try again.',
    ru: 'К сожалению, при обработке платежа произошла ошибка. Попробуйте ещё раз.',
    kg: 'Тилекке каршы, төлөмдү иштетүүдө ката кетти. Дагы бир жолу аракет кылыңыз.',
  },
  UNAVAILABLE: {
    en: 'The store is resting for a moment. Please try again shortly.',
    ru: 'Магазин ненадолго прервался. Попробуйте чуть позже.',
    kg: 'Дүкөн убактылуу иштебей турат. Бир аздан кийин кайра аракет кылыңыз.',
  },
  NETWORK: {
    en: 'No connection to the store. Please check your internet and try again.',
    ru: 'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз.',
    kg: 'Дүкөн менен байланыш жок. Интернетти текшерип, кайра аракет кылыңыз.',
  },
  TIMEOUT: {
    en: 'The store is taking too long to answer. Please try again.',
    ru: 'Магазин слишком долго не отвечает. Попробуйте ещё раз.',
    kg: 'Дүкөн көпкө жооп бербей жатат. Дагы бир жолу аракет кылыңыз.',
  },
  BAD_RESPONSE: {
    en: 'Something went wrong! The answer of the store could not be read.',
    ru: 'Что-то пошло не так! Ответ магазина не удалось прочитать.',
    kg: 'Бир жерден ката кетти! Дүкөндүн жообун окуу мүмкүн болгон жок.',
  },
  ABORTED: { en: 'Cancelled.', ru: 'Отменено.', kg: 'Жокко чыгарылды.' },
}

/** The message for an error code. Unknown codes, which a newer store may send, get 'Something went wrong!'. */
export function describeError(code: FailureCode, language: Language): string {
  const message: LocalizedText | undefined = Object.hasOwn(MESSAGES, code) ? MESSAGES[code] : undefined
  return (message ?? MESSAGES.INTERNAL)[language]
}
