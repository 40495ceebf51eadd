import type { FaqMessages } from './messages.ts'

export const faq: FaqMessages = {
  label: 'Суроо берүү',
  question: 'Сурооңуз',
  hint: 'Жообу ушул баракка чыгат. Суроо буйрутмаңыз тууралуу болсо, бизге кат жазыңыз.',
  submit: 'Суроо берүү',
  sending: 'Суроо жөнөтүлүп жатат',
  sent: 'Рахмат! Сурооңузду алдык, жообу ушул баракчада чыгат.',
  failed: 'Суроо жөнөтүлгөн жок. Ал ордунда турат.',
  needsScript: 'Суроо берүү үчүн JavaScript керек.',
}
