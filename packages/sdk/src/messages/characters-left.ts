import type { I18n } from './i18n.ts'

/** Says how many characters are left or too many, from the namespace `issues`: `12 characters left`. */
export const describeCharactersLeft = (left: number, i18n: I18n): string =>
  i18n.t(left < 0 ? 'issues:length.over' : 'issues:length.left', { count: Math.abs(left) })
