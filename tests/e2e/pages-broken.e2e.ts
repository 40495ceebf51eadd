import { BROKEN_CONTENT, LAST_LINE } from '../store/broken-content.ts'
import { expect, test } from './flow.ts'
import { PAGE_MESSAGES } from './people/page-messages.ts'
import { openStore, type OpenStore } from './store/open-store.ts'
import { rowsOf, type Rows } from './store/rows.ts'

interface Broken {
  store: OpenStore
  rows: Rows
}

const own = test.extend<object, { broken: Broken }>({
  broken: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
    async ({}, use) => {
      const store = await openStore()
      const rows = await rowsOf(store)
      await use({ store, rows })
      await rows.close()
      await store.leave()
    },
    { scope: 'worker' },
  ],
  origin: ({ broken }, use) => use(broken.store.origin),
})

const LANGUAGES = ['en', 'ru', 'kg'] as const
const saysNothing = (what: string) => what.startsWith('nothing') || what.startsWith('no JSON')

/** Broken content behaves alike in every language: each is tested in one, the store's messages in all. */
const shownIn = (language: (typeof LANGUAGES)[number]) =>
  BROKEN_CONTENT.filter(
    ({ what }, place) => saysNothing(what) || place % LANGUAGES.length === LANGUAGES.indexOf(language),
  )

for (const language of LANGUAGES)
  own.describe(language, () => {
    own.use({ language })

    own(
      'a page with broken content opens with all its valid blocks',
      { tag: language === 'ru' ? '@phone' : '@desk' },
      async ({ shopper: { page }, broken: { rows } }) => {
        test.setTimeout(180_000)
        // Only the layout matters here, not the images.
        await page.route('**/media/**', (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
        )
        for (const [place, { what, row, hasLastLine }] of shownIn(language).entries()) {
          const url = `broken-${language}-${place}`
          const title = JSON.stringify({ en: 'Broken', ru: 'Broken', kg: 'Broken' })
          await rows.query(
            'insert into page (url, title, description, content, updated_at) values ($1, $2, $2, $3, now())',
            [url, title, JSON.stringify(row)],
          )
          const answer = await page.goto(`/pages/${url}`)
          expect(answer?.status(), what).toBe(200)
          await expect(page.getByRole('banner'), what).toBeVisible()
          await expect(page.getByRole('main'), what).toBeVisible()
          await expect(page.getByRole('contentinfo'), what).toBeAttached()
          await expect(page.locator('body > .site-footer'), what).toHaveCount(1)
          await expect(page.getByRole('heading', { level: 1, name: 'Broken' }), what).toHaveCount(1)
          if (hasLastLine)
            await expect(page.locator('main > .shyrdak-paragraph').last(), what).toHaveText(LAST_LINE)
          if (saysNothing(what))
            await expect(page.getByText(PAGE_MESSAGES[language].noContent), what).toBeVisible()
        }
      },
    )
  })
