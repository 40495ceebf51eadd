import { createInstance, type FormatterModule, type i18n } from 'i18next'
import type { Language } from '../contract/language.ts'
import { formatDate, formatDateTime, formatTime } from '../format/dates.ts'
import { formatMoney } from '../format/money.ts'
import { formatNumber } from '../format/numbers.ts'
import { pluralCategories, pluralCategory } from '../format/plural.ts'

/** An i18next instance for one language of the store. */
export type I18n = i18n

/** The texts of one namespace: nested, with plural forms as `found_one`, `found_few`, `found_many`, `found_other`. */
export interface Messages {
  readonly [key: string]: string | Messages
}

export interface I18nOptions {
  readonly language: Language
  /** Loads a namespace on first use. */
  readonly read?: (language: Language, namespace: string) => Promise<Messages>
  /** Namespaces that are available from the start. */
  readonly messages?: Readonly<Record<string, Messages>>
}

/**
 * Creates an i18next instance for one language. It has no global state, so several can share a page with the
 * host's own. Plurals, numbers, money and dates are formatted by `@shyrdak/sdk/format`, the same on the
 * server and in browsers whose `Intl` lacks Kyrgyz: `{{count, number}}`, `{{price, money}}` (with a parameter
 * `currency`, som by default), `{{when, date}}`, `{{when, dateTime}}`, `{{when, time}}`.
 */
export function createI18n({ language, read, messages }: I18nOptions): I18n {
  const instance = createInstance()
  instance.use(formatter)
  if (read)
    instance.use({
      type: 'backend',
      callbackApi: false,
      init: () => {},
      read: (_language: string, namespace: string) => read(language, namespace),
    })
  void instance.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [language],
    ns: [],
    defaultNS: false,
    resources: { [language]: messages ?? {} },
    partialBundledLanguages: read !== undefined,
    initAsync: false,
    // Callers retry a failed load themselves and tell the person who waits.
    maxRetries: 0,
    returnNull: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    parseMissingKeyHandler: (key) => missing(language, key),
  })
  // i18next takes its plural rules from this object only, whose own method uses `Intl`.
  const resolver = instance.services.pluralResolver as { getRule: (code: string) => PluralRule } // typed as any
  resolver.getRule = () => ({
    select: (count) => pluralCategory(language, count),
    resolvedOptions: () => ({ pluralCategories: [...pluralCategories(language)] }),
  })
  return instance
}

/** The part of `Intl.PluralRules` that i18next uses. */
interface PluralRule {
  select(count: number): string
  resolvedOptions(): { pluralCategories: string[] }
}

/** Types and `pnpm texts` check the keys, so a missing one was not loaded. */
function missing(language: Language, key: string): string {
  console.error(`the text ${key} is not loaded in ${language}`)
  return key
}

const formats: Readonly<
  Record<string, (value: unknown, language: Language, options: Record<string, unknown>) => string>
> = {
  // The limit of an amount keeps its two decimals: a rounded limit could be refused itself.
  number: (value, language) =>
    typeof value === 'number'
      ? formatNumber(value, language, Number.isInteger(value) ? 0 : 2)
      : String(value),
  money: (value, language, { currency = 'KGS' }) => formatMoney(String(value), String(currency), language),
  date: (value, language) => formatDate(String(value), language),
  dateTime: (value, language) => formatDateTime(String(value), language),
  time: (value) => formatTime(String(value)),
}

const formatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format(value: unknown, format, language, options) {
    const write = format === undefined ? undefined : formats[format]
    // The instance has a single language of the store.
    return write ? write(value, language as Language, options ?? {}) : String(value)
  },
}
