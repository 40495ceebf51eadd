import type { Language } from '../contract/language.ts'
import { formatNumber } from '../format/numbers.ts'
import { formatCount } from '../format/plural.ts'

/** Describes how many characters are left or too many: `12 characters left`, `3 characters too many`. */
export function describeCharactersLeft(left: number, language: Language): string {
  const count = Math.abs(left)
  if (language === 'kg') {
    const characters = `${formatNumber(count, 'kg')} белги`
    return left < 0 ? `${characters} ашыкча` : `Дагы ${characters} жазса болот`
  }
  if (language === 'ru') {
    const characters = formatCount('ru', count, { one: 'символ', few: 'символа', many: 'символов' })
    return left < 0 ? `Длиннее на ${characters}` : `Можно ещё ${characters}`
  }
  const characters = formatCount('en', count, { one: 'character', other: 'characters' })
  return left < 0 ? `${characters} too many` : `${characters} left`
}
