import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../../messages/texts.ts'

const HOURS_IN_DAY = 24

/** Formats how long a review has waited, from its age in hours; in days from two days on. */
export function waitText(t: Translate<Texts['desk/reviews']>, age: number): string {
  if (age < 1) return t('justCame')
  const days = Math.floor(age / HOURS_IN_DAY)
  const hours = age % HOURS_IN_DAY
  if (days < 2) return t('waits', { time: t('hours', { count: age }) })
  const whole = t('days', { count: days })
  return t('waits', { time: hours === 0 ? whole : `${whole} ${t('hours', { count: hours })}` })
}
