import type { MailingMessages } from './messages.ts'

export const mailing: MailingMessages = {
  label: 'Устаканалардан каттар',
  email: 'Электрондук почта',
  placeholder: 'aigul@example.kg',
  submit: 'Жазылуу',
  sending: 'Дарегиңиз кошулуп жатат',
  added: 'Электрондук почтаңыз кошулду',
  alreadyThere: 'Мындай электрондук почта мурунтан эле бар',
  error: 'Электрондук почтанын дареги туура эмес',
  needsScript: 'Жазылуу үчүн JavaScript керек.',
}
