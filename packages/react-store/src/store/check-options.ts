import type { StoreOptions } from './store.ts'

const ADDRESS = [/^https?:\/\/[^/]/, 'https://shop.example'] as const

/** How an option is written, and an example. Others would show only as calls that fail, or as links that lead nowhere. */
const OPTIONS = {
  apiHost: ADDRESS,
  shop: ADDRESS,
  language: [/^(en|ru|kg)$/, 'en, ru or kg'],
  country: [/^[A-Z]{2}$/, 'KG'],
} as const

/** Throws for an option that is not what it should be: types do not check what comes from an environment. */
export function checkOptions(options: StoreOptions): void {
  for (const name of Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]) {
    const [pattern, example] = OPTIONS[name]
    const value = options[name]
    if (value && !pattern.test(value))
      throw new TypeError(`createStore(): ${name} is "${value}", and should be like ${example}`)
  }
  // An instance that knows its texts asks for none, so these would never be read.
  for (const name of ['messages', 'readMessages'] as const)
    if (options.i18n && options[name])
      throw new TypeError(`createStore(): ${name} stand beside i18n; give the texts to serverI18n() instead`)
}
