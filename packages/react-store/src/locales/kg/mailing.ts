import type { MailingWords } from '../words/mailing-words.ts'

export const mailing: MailingWords = {
  label: 'Устаканалардан каттар',
  email: 'Электрондук почта',
  placeholder: 'aigul@example.kg',
  submit: 'Жазылуу',
  sending: 'Дарегиңиз кошулуп жатат',
  added: 'Email ийгиликтүү кошулду',
  alreadyThere: 'Мындай email мурунтан эле бар',
  error: 'Электрондук почтанын дареги туура эмес',
  needsScript: 'Жазылуу үчүн JavaScript керек.',
}
