import type { CookiesMessages } from './messages.ts'

export const cookies: CookiesMessages = {
  title: 'Cookie файлдары',
  text: 'Тилиңизди, өлкөңүздү жана себетиңизди cookie файлдарында жана браузердин эсинде сактайбыз.',
  policy: 'Cookie колдонуу саясаты',
  accept: 'Баарын кабыл алуу',
  close: 'Жабуу',
}
