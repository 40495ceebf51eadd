import type { Language, LocalizedText } from '@shyrdak/sdk/contract'

const MESSAGES = {
  title: { en: 'Test bank', ru: 'Тестовый банк', kg: 'Сыноо банкы' },
  notice: {
    en: 'This is a test bank. No money moves, and no card is asked for.',
    ru: 'Это тестовый банк. Деньги не списываются, карта не нужна.',
    kg: 'Бул сыноо банкы. Акча алынбайт, карта суралбайт.',
  },
  to: { en: 'To', ru: 'Получатель', kg: 'Алуучу' },
  order: { en: 'Order', ru: 'Заказ', kg: 'Буйрутма' },
  by: { en: 'Paid by', ru: 'Способ оплаты', kg: 'Төлөм ыкмасы' },
  sum: { en: 'To pay', ru: 'К оплате', kg: 'Төлөнүүчү сумма' },
  pay: { en: 'Pay', ru: 'Оплатить', kg: 'Төлөө' },
  refuse: { en: 'Refuse as the bank', ru: 'Отказать от имени банка', kg: 'Банктын атынан баш тартуу' },
  cancel: { en: 'Cancel and go back', ru: 'Отменить и вернуться', kg: 'Жокко чыгарып, артка кайтуу' },
  back: { en: 'Back to the store', ru: 'Вернуться в магазин', kg: 'Дүкөнгө кайтуу' },
  language: { en: 'Language', ru: 'Язык', kg: 'Тил' },
  captured: {
    en: 'This payment is already made.',
    ru: 'Этот платёж уже проведён.',
    kg: 'Бул төлөм жүргүзүлгөн.',
  },
  failed: {
    en: 'The bank refused this payment.',
    ru: 'Банк отклонил этот платёж.',
    kg: 'Банк бул төлөмдү четке какты.',
  },
  canceled: {
    en: 'This payment was cancelled.',
    ru: 'Этот платёж отменён.',
    kg: 'Бул төлөм жокко чыгарылды.',
  },
  expired: {
    en: 'This page has run out of time. Start the payment again in the store.',
    ru: 'Время этой страницы вышло. Начните оплату заново в магазине.',
    kg: 'Бул барактын убактысы бүттү. Төлөмдү дүкөндө кайра баштаңыз.',
  },
  unknown: {
    en: 'There is no such payment.',
    ru: 'Такого платежа нет.',
    kg: 'Мындай төлөм жок.',
  },
} as const satisfies Record<string, LocalizedText>

export type Message = keyof typeof MESSAGES

export const message = (name: Message, language: Language): string => MESSAGES[name][language]
