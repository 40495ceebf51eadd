import type { BackInStockMessages } from './messages.ts'

export const backInStock: BackInStockMessages = {
  label: 'Кайра келгенде кабарлоо',
  asking: 'Азыр',
  size: 'Кайсы өлчөм?',
  email: 'Электрондук почта',
  emailHint: 'Кайра келгенде бир жолу жазабыз. Адегенде дарек сиздики экенин билиш үчүн шилтеме жөнөтөбүз.',
  known: (email) => `Бир жолу жазабыз: ${email}.`,
  submit: 'Мага кабарлаңыз',
  saving: 'Сурамыңыз сакталып жатат',
  failed: 'Сурамыңыз сакталган жок. Жазганыңыздын баары ордунда.',
  waiting: 'Кайра келери менен жазабыз',
  waitingText: (email) => `Бир кат жөнөтөбүз: ${email}.`,
  confirming: 'Катыбыздагы шилтемени ачыңыз',
  confirmingText: (email, days) =>
    `Кат ${email} дарегине жөнөтүлдү, шилтемеси ${days} күн иштейт. Андан кийин буюм кайра келери менен жазабыз.`,
  another: 'Башка өлчөм',
}
