import type { LocalizedText } from '@shyrdak/sdk/contract'

interface EmailMessages {
  subject: LocalizedText
  opening: LocalizedText
  action: LocalizedText
  closing: LocalizedText
  /** The link that takes the request back. */
  cancel: LocalizedText
}

export type BackInStockEmailKind = 'confirming' | 'back'

export const BACK_IN_STOCK_GREETING: LocalizedText = {
  en: 'Hello!',
  ru: 'Здравствуйте!',
  kg: 'Саламатсызбы!',
}

/** What letters about stock say. `{product}`, `{color}`, `{size}` and `{days}` are filled in. */
export const BACK_IN_STOCK_MESSAGES: Readonly<Record<BackInStockEmailKind, EmailMessages>> = {
  confirming: {
    subject: {
      en: 'Shall we write when it is back?',
      ru: 'Написать вам, когда товар появится?',
      kg: 'Товар кайра келгенде жазалыбы?',
    },
    opening: {
      en: 'Somebody asked us to write to this address when “{product}” is back: colour {color}, size {size}. If it was you, open the link; it works for {days} days. We will write once.',
      ru: 'Нас попросили написать на этот адрес, когда снова появится «{product}»: цвет «{color}», размер {size}. Если это были вы, откройте ссылку (срок её действия в днях: {days}). Мы напишем один раз.',
      kg: '«{product}» кайра келгенде ушул дарекке жазууну суранышты: түсү «{color}», өлчөмү {size}. Эгер бул сиз болсоңуз, шилтемени ачыңыз, ал {days} күн иштейт. Бир жолу гана жазабыз.',
    },
    action: { en: 'Yes, write to me', ru: 'Да, напишите мне', kg: 'Ооба, мага жазыңыз' },
    closing: {
      en: 'If this was not you, do nothing: without the link we will not write again.',
      ru: 'Если это были не вы, ничего не делайте: без перехода по ссылке мы больше не напишем.',
      kg: 'Эгер бул сиз болбосоңуз, эч нерсе кылбаңыз: шилтеме ачылбаса, мындан ары жазбайбыз.',
    },
    cancel: { en: 'Take the request back', ru: 'Отменить просьбу', kg: 'Сурамды жокко чыгаруу' },
  },
  back: {
    subject: {
      en: '“{product}” is back',
      ru: '«{product}» снова в наличии',
      kg: '«{product}» кайра сатыкта',
    },
    opening: {
      en: 'What you waited for is in stock again: “{product}”, colour {color}, size {size}. There are few pieces, and we cannot keep one aside.',
      ru: 'То, чего вы ждали, снова в наличии: «{product}», цвет «{color}», размер {size}. Таких вещей немного, и отложить мы не сможем.',
      kg: 'Күткөн буюмуңуз кайра сатыкта: «{product}», түсү «{color}», өлчөмү {size}. Мындай буюмдар аз, алып коё албайбыз.',
    },
    action: { en: 'See it in the store', ru: 'Посмотреть в магазине', kg: 'Дүкөндөн көрүү' },
    closing: {
      en: 'You asked for this letter. It is the only one: we will not write about it again.',
      ru: 'Вы просили об этом письме. Оно единственное: больше мы об этом не напишем.',
      kg: 'Бул катты сиз сурагансыз. Ал жалгыз: бул жөнүндө дагы жазбайбыз.',
    },
    cancel: {
      en: 'Forget my address',
      ru: 'Забыть мой адрес',
      kg: 'Дарегимди унуткула',
    },
  },
}
