import { expect, test } from 'vitest'
import { nestQuotes } from './nest-quotes.ts'

test.each([
  ['«Базар» сумкасы', '«Базар» сумкасы'],
  ['««Базар» сумкасы» буюму өчүрүлдү.', '«„Базар“ сумкасы» буюму өчүрүлдү.'],
  ['Товар «Сумка «Базар»» удалён.', 'Товар «Сумка „Базар“» удалён.'],
  ['«Базар» и «Театр»', '«Базар» и «Театр»'],
  ['5 » 3', '5 » 3'],
])('a name in quotation marks is quoted as people write it: %s', (text, shown) => {
  expect(nestQuotes(text)).toBe(shown)
})
