import { expect, test as base, type Page } from '@playwright/test'
import { watchForTrouble, type Trouble } from './people/trouble.ts'
import { MESSAGES, type Language, type Messages } from './people/messages.ts'

export interface FlowOptions {
  /** The person's language. */
  language: Language
  /** The person's country; null before it has been chosen. */
  country: string | null
}

/** A person on a page of the store. */
export interface Shopper {
  page: Page
  language: Language
  messages: Messages
}

interface Fixtures extends FlowOptions {
  /** The store's origin. */
  origin: string
  trouble: Trouble
  shopper: Shopper
}

/**
 * The widths of a test that runs in each language. English runs at both; the others differ only by their
 * texts, so they run at one.
 */
export const WIDTHS = { en: ['@phone', '@desk'], ru: ['@phone'], kg: ['@desk'] } satisfies Record<
  Language,
  string[]
>

/** The same for checks of whole pages: the others run on a phone, where texts have the least room. */
export const WIDTHS_OF_PAGES = { en: ['@phone', '@desk'], ru: ['@phone'], kg: ['@phone'] } satisfies Record<
  Language,
  string[]
>

/** For files about what moves: elsewhere people prefer reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

const LOCALES = { en: 'en-GB', ru: 'ru-RU', kg: 'ky-KG' } as const

export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  country: ['KG', { option: true }],
  // The store of the run; a test that closes the store opens its own.
  origin: [process.env['STORE_ORIGIN'] ?? '', { option: true }],
  baseURL: ({ origin }, use) => use(origin),
  locale: ({ language }, use) => use(LOCALES[language]),
  storageState: ({ country, origin }, use) =>
    use({ origins: [], cookies: country === null ? [] : [cookie('country_iso_code', country, origin)] }),
  trouble: [
    async ({ context, origin }, use) => {
      const trouble = watchForTrouble(context, origin)
      await use(trouble)
      expect(trouble.unexpected(), 'nothing went wrong behind the page').toEqual([])
    },
    { auto: true },
  ],
  shopper: ({ page, language }, use) => use({ page, language, messages: MESSAGES[language] }),
})

const cookie = (name: string, value: string, origin: string) => ({
  name,
  value,
  domain: new URL(origin).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
})

export { expect }
