import type { Language } from '../contract/language.ts'
import { formatCount, type PluralForms } from '../format/plural.ts'

const SECONDS: PluralForms = {
  en: { one: 'second', other: 'seconds' },
  ru: { one: 'секунду', few: 'секунды', many: 'секунд' },
  kg: { one: 'секунд', other: 'секунд' },
}
const MINUTES: PluralForms = {
  en: { one: 'minute', other: 'minutes' },
  ru: { one: 'минуту', few: 'минуты', many: 'минут' },
  kg: { one: 'мүнөт', other: 'мүнөт' },
}

/** 'Too many attempts' with the time to wait: in seconds up to 90, above that in minutes, rounded up. */
export function describeWait(seconds: number, language: Language): string {
  const time =
    seconds <= 90
      ? formatCount(language, Math.max(1, Math.ceil(seconds)), SECONDS[language])
      : formatCount(language, Math.ceil(seconds / 60), MINUTES[language])
  const message = {
    en: `Too many attempts. Please try again in ${time}.`,
    ru: `Слишком много попыток. Попробуйте снова через ${time}.`,
    kg: `Аракеттер өтө көп болду. ${time} күтүп, кайра аракет кылыңыз.`,
  }
  return message[language]
}
