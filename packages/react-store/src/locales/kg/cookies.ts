import type { CookiesWords } from '../words/cookies-words.ts'

export const cookies: CookiesWords = {
  title: 'Cookie файлдары',
  text: 'Тилиңизди, өлкөңүздү жана себетиңизди cookie файлдарында жана браузердин эсинде сактайбыз.',
  policy: 'Cookie колдонуу саясаты',
  accept: 'Баарын кабыл алуу',
  close: 'Жабуу',
}
