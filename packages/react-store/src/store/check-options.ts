import type { StoreOptions } from './store.ts'

const ADDRESS = [/^https?:\/\/[^/]/, 'https://shop.example'] as const

/**
 * The pattern of each option, and an example. An invalid value would otherwise show only as failing calls or
 * broken links.
 */
const OPTIONS = {
  apiHost: ADDRESS,
  shop: ADDRESS,
  language: [/^(en|ru|kg)$/, 'en, ru or kg'],
  country: [/^[A-Z]{2}$/, 'KG'],
} as const

/** Throws a TypeError for an invalid option. Types do not cover values from environment variables. */
export function checkOptions(options: StoreOptions): void {
  const names = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[] // keys() returns string[]
  for (const name of names) {
    const [pattern, example] = OPTIONS[name]
    const value = options[name]
    if (value && !pattern.test(value))
      throw new TypeError(`createStore(): ${name} is "${value}", expected a value like ${example}`)
  }
  // An `i18n` instance already has its texts, so these options would be ignored.
  for (const name of ['messages', 'readMessages'] as const)
    if (options.i18n && options[name])
      throw new TypeError(
        `createStore(): ${name} cannot be combined with i18n; pass the texts to serverI18n() instead`,
      )
}
