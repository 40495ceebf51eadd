import type { Language } from '@shyrdak/sdk/contract'

interface PageTexts {
  title: string
  lead: string
}

export interface SubscriptionMessages {
  confirm: PageTexts
  cancel: PageTexts
  /** What is waited for, in its colour and size. */
  thing: (name: string, color: string, size: string) => string
  confirmed: string
  canceled: string
  unknown: string
  unknownText: string
  away: string
  again: string
  toProduct: string
  toStore: string
}

export const subscriptionMessages: Record<Language, SubscriptionMessages> = {
  en: {
    confirm: { title: 'We will write to you', lead: 'Once, when what you wait for is back.' },
    cancel: { title: 'No letter', lead: 'You asked us not to write about it.' },
    thing: (name, color, size) => `${name}: ${color}, size ${size}`,
    confirmed: 'Thank you, the address is yours. We will write as soon as it is back.',
    canceled: 'Done. We have forgotten your request and your address.',
    unknown: 'This link was used or has ended',
    unknownText:
      'The letter was sent already, or the request was taken back. You can ask again on the product’s page.',
    away: 'The store did not answer. Please try again.',
    again: 'Try again',
    toProduct: 'Back to the product',
    toStore: 'Look around the store',
  },
  ru: {
    confirm: { title: 'Мы вам напишем', lead: 'Один раз, когда появится то, чего вы ждёте.' },
    cancel: { title: 'Письма не будет', lead: 'Вы попросили не писать об этом.' },
    thing: (name, color, size) => `${name}: цвет «${color}», размер ${size}`,
    confirmed: 'Спасибо, адрес подтверждён. Напишем, как только товар появится.',
    canceled: 'Готово. Мы забыли вашу просьбу и ваш адрес.',
    unknown: 'Ссылка уже использована или устарела',
    unknownText: 'Письмо уже отправлено, или просьба отменена. Попросить снова можно на странице товара.',
    away: 'Магазин не ответил. Попробуйте ещё раз.',
    again: 'Попробовать ещё раз',
    toProduct: 'Вернуться к товару',
    toStore: 'Посмотреть магазин',
  },
  kg: {
    confirm: { title: 'Сизге жазабыз', lead: 'Күткөн буюмуңуз кайра келгенде, бир жолу.' },
    cancel: { title: 'Кат келбейт', lead: 'Бул жөнүндө жазбоону сурандыңыз.' },
    thing: (name, color, size) => `${name}: түсү «${color}», өлчөмү ${size}`,
    confirmed: 'Рахмат, дарегиңиз ырасталды. Буюм кайра келери менен жазабыз.',
    canceled: 'Даяр. Сурамыңызды да, дарегиңизди да унуттук.',
    unknown: 'Шилтеме мурда колдонулган же мөөнөтү бүткөн',
    unknownText: 'Кат жөнөтүлүп койгон же сурам жокко чыгарылган. Товардын барагынан кайра сурасаңыз болот.',
    away: 'Дүкөн жооп берген жок. Кайра аракет кылыңыз.',
    again: 'Кайра аракет кылуу',
    toProduct: 'Товарга кайтуу',
    toStore: 'Дүкөндү көрүү',
  },
}
