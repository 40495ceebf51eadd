import type { Language } from '../contract/language.ts'
import type { LocalizedText } from '../contract/localized-text.ts'
import type { Group, Model, Sort, Technique } from '../contract/retail-catalogue/filters.ts'
import type { DeliveryService, QuotedLine } from '../contract/retail-orders/delivery.ts'
import type { PaymentState } from '../contract/retail-orders/orders.ts'
import type { PaymentProvider } from '../contract/retail-orders/payment-provider.ts'

type Labels<Key extends string> = Readonly<Record<Key, LocalizedText>>

const PAYMENT_STATES: Labels<PaymentState> = {
  unpaid: { en: 'Not paid', ru: 'Не оплачен', kg: 'Төлөнгөн жок' },
  checking: {
    en: 'We are checking the payment',
    ru: 'Проверяем оплату',
    kg: 'Төлөмдү текшерип жатабыз',
  },
  refused: { en: 'Payment refused', ru: 'Оплата не прошла', kg: 'Төлөм өткөн жок' },
  canceled: { en: 'Payment cancelled', ru: 'Оплата отменена', kg: 'Төлөм жокко чыгарылды' },
  paid: { en: 'Paid', ru: 'Оплачен', kg: 'Төлөндү' },
}

const HOLD_REASONS: Labels<'expired' | 'sold_out' | 'mismatch'> = {
  expired: {
    en: 'The order was not paid in time, so the goods are back on sale',
    ru: 'Заказ не был оплачен вовремя, и товары вернулись в продажу',
    kg: 'Буйрутма өз убагында төлөнгөн жок, ошондуктан товарлар кайра сатыкка чыкты',
  },
  sold_out: {
    en: 'Some of the goods were sold out before the payment arrived',
    ru: 'Часть товаров была распродана до того, как пришла оплата',
    kg: 'Төлөм келгенге чейин товарлардын бир бөлүгү сатылып кетти',
  },
  mismatch: {
    en: 'The sum received differs from the sum of the order',
    ru: 'Полученная сумма отличается от суммы заказа',
    kg: 'Келип түшкөн сумма буйрутманын суммасынан айырмаланат',
  },
}

const DELIVERY_KINDS: Labels<DeliveryService['kind']> = {
  door: { en: 'Courier to the door', ru: 'Курьером до двери', kg: 'Курьер менен үйгө чейин' },
  point: { en: 'Pickup point', ru: 'Пункт выдачи', kg: 'Тапшыруу пункту' },
  post: { en: 'Post office', ru: 'Почтовое отделение', kg: 'Почта бөлүмү' },
  pickup: { en: 'Pickup from the workshop', ru: 'Самовывоз из мастерской', kg: 'Устаканадан өзү алып кетүү' },
}

const GROUPS: Labels<Group> = {
  male: { en: 'Men', ru: 'Мужчинам', kg: 'Эркектерге' },
  female: { en: 'Women', ru: 'Женщинам', kg: 'Аялдарга' },
  children: { en: 'Children', ru: 'Детям', kg: 'Балдарга' },
  unisex: { en: 'Unisex', ru: 'Унисекс', kg: 'Унисекс' },
}

const TECHNIQUES: Labels<Technique> = {
  'solid-rolled': { en: 'Solid-rolled', ru: 'Цельноваляные', kg: 'Бүтүн басылган' },
  stitched: { en: 'Stitched', ru: 'Сшивные', kg: 'Тигилген' },
}

const MODELS: Labels<Model> = {
  slippers: { en: 'Slippers', ru: 'Тапочки', kg: 'Тапичкелер' },
  boots: { en: 'Boots', ru: 'Валенки', kg: 'Өтүктөр' },
}

const SORTS: Labels<Sort> = {
  new: { en: 'New first', ru: 'Сначала новые', kg: 'Адегенде жаңылары' },
  price_up: { en: 'Price: low to high', ru: 'Сначала дешевле', kg: 'Адегенде арзандары' },
  price_down: { en: 'Price: high to low', ru: 'Сначала дороже', kg: 'Адегенде кымбаттары' },
}

const LINE_STATES: Labels<QuotedLine['state']> = {
  available: { en: 'In stock', ru: 'В наличии', kg: 'Бар' },
  insufficient: {
    en: 'Fewer in stock than you want',
    ru: 'В наличии меньше, чем вы хотите',
    kg: 'Сиз каалагандан аз калды',
  },
  sold_out: { en: 'Sold out', ru: 'Распродано', kg: 'Сатылып бүттү' },
  not_sold_here: {
    en: 'Not sold in your country',
    ru: 'Не продаётся в вашей стране',
    kg: 'Сиздин өлкөдө сатылбайт',
  },
  unknown: { en: 'No longer in the store', ru: 'Больше нет в магазине', kg: 'Дүкөндө мындан ары жок' },
}

const PROVIDERS: Labels<PaymentProvider> = {
  paypal: { en: 'PayPal', ru: 'PayPal', kg: 'PayPal' },
  kkb: { en: 'KKB bank card', ru: 'Картой через KKB', kg: 'KKB аркылуу карта менен' },
  kicb: { en: 'KICB bank card', ru: 'Картой через KICB', kg: 'KICB аркылуу карта менен' },
  yookassa: { en: 'YooKassa', ru: 'ЮKassa', kg: 'ЮKassa' },
}

export const paymentStateLabel = (state: PaymentState, language: Language): string =>
  PAYMENT_STATES[state][language]

/**
 * The label of a hold reason. A reason that is not one of the store's codes is a manager's note, returned as it is.
 */
export const holdReasonLabel = (reason: string, language: Language): string =>
  Object.hasOwn(HOLD_REASONS, reason) ? HOLD_REASONS[reason as keyof typeof HOLD_REASONS][language] : reason // hasOwn checked the key

export const deliveryKindLabel = (kind: DeliveryService['kind'], language: Language): string =>
  DELIVERY_KINDS[kind][language]

export const groupLabel = (group: Group, language: Language): string => GROUPS[group][language]

export const techniqueLabel = (technique: Technique, language: Language): string =>
  TECHNIQUES[technique][language]

export const modelLabel = (model: Model, language: Language): string => MODELS[model][language]

export const sortLabel = (sort: Sort, language: Language): string => SORTS[sort][language]

export const lineStateLabel = (state: QuotedLine['state'], language: Language): string =>
  LINE_STATES[state][language]

export const paymentProviderLabel = (provider: PaymentProvider, language: Language): string =>
  PROVIDERS[provider][language]
