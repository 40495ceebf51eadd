import type { FeedbackMessages } from './messages.ts'

export const feedback: FeedbackMessages = {
  label: 'Бизге жазыңыз',
  fields: { name: 'Атыңыз', email: 'Электрондук почта', subject: 'Темасы', message: 'Билдирүү' },
  submit: 'Жөнөтүү',
  sending: 'Билдирүү жөнөтүлүп жатат',
  sent: 'Рахмат! Билдирүүңүздү алдык, жообун электрондук почтаңызга жөнөтөбүз.',
  failed: 'Билдирүү жөнөтүлгөн жок. Жазганыңыздын баары ордунда турат.',
  needsScript: 'Бул формага JavaScript керек. Бизге жазуу үчүн аны күйгүзүңүз.',
}
