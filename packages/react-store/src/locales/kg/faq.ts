import type { FaqWords } from '../words/faq-words.ts'

export const faq: FaqWords = {
  label: 'Суроо берүү',
  question: 'Сурооңуз',
  hint: 'Жоопту почта аркылуу күтсөңүз, дарегиңизди сурооңуздун ичине жазып коюңуз.',
  submit: 'Суроо берүү',
  sending: 'Суроо жөнөтүлүп жатат',
  sent: 'Рахмат! Сурооңузду алдык, жообу ушул баракчада чыгат.',
  failed: 'Суроо жөнөтүлгөн жок. Ал ордунда турат.',
  needsScript: 'Суроо берүү үчүн JavaScript керек.',
}
