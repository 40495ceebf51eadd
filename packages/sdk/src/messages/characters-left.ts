import type { Language } from '../contract/language.ts'
import { formatNumber } from '../format/numbers.ts'
import { formatCount } from '../format/plural.ts'

/** How much room a text has left, or by how much it is too long: `12 characters left`, `3 characters too many`. */
export function describeCharactersLeft(left: number, language: Language): string {
  const count = Math.abs(left)
  if (language === 'kg') {
    const signs = `${formatNumber(count, 'kg')} белги`
    return left < 0 ? `${signs} ашыкча` : `Дагы ${signs} жазса болот`
  }
  if (language === 'ru') {
    const signs = formatCount('ru', count, { one: 'символ', few: 'символа', many: 'символов' })
    return left < 0 ? `Длиннее на ${signs}` : `Можно ещё ${signs}`
  }
  const signs = formatCount('en', count, { one: 'character', other: 'characters' })
  return left < 0 ? `${signs} too many` : `${signs} left`
}
