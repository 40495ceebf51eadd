import { expect, test } from 'vitest'
import { nestQuotes } from './nest-quotes.ts'

test.each([
  ['Отзыв о товаре «Шлёпанцы «Нарын»»', 'Отзыв о товаре «Шлёпанцы „Нарын“»'],
  ['««Күңгөй» сүйрөтмөсү» кайра сатыкта, «Нарын» да', '«„Күңгөй“ сүйрөтмөсү» кайра сатыкта, «Нарын» да'],
  ['«Нарын» и «Ош»', '«Нарын» и «Ош»'],
  ['» «', '» «'],
  ['“Küngöy mules” is back', '“Küngöy mules” is back'],
])('%s becomes %s', (text, printed) => expect(nestQuotes(text)).toBe(printed))
