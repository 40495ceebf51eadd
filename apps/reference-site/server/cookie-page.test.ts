import { DEMO_PAGES } from '@shyrdak/demo-shop/pages'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { PENDING_ADDS, STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { ACCOUNT_DRAFTS } from '@shyrdak/react-store/without-react'
import { expect, test } from 'vitest'
import { SITE_KEYS } from '../app/store/site-keys.ts'

/** What the site stores in a browser. A key that names its page too is listed by its beginning. */
const stored = [
  ...Object.values(STORAGE_KEYS),
  ACCOUNT_DRAFTS,
  PENDING_ADDS,
  ...Object.values(SITE_KEYS).map((keyOf) => keyOf('', '').trim()),
]

test.each(LANGUAGES)(
  'in %s, the page about cookies names everything that is kept in the browser',
  (language) => {
    const page =
      DEMO_PAGES.find(({ url }) => url === 'cookie-policy') ?? expect.fail('There is no such page.')
    const words = new Set(page.content[language].match(/\w+/g))
    expect(stored.filter((key) => !words.has(key))).toEqual([])
  },
)
