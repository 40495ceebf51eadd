import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from './flow.ts'
import { PAGE_MESSAGES } from './people/page-messages.ts'
import { openStore, type OpenStore } from './store/open-store.ts'

const PASSWORD = 'жүн жана суу'

const hashOf = (password: string) =>
  execFileSync(
    process.execPath,
    [resolve(import.meta.dirname, '../../apps/reference-site/scripts/hash-password.mjs')],
    {
      input: `${password}\n`,
      encoding: 'utf8',
    },
  ).trim()

const closed = test.extend<object, { store: OpenStore }>({
  store: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
    async ({}, use) => {
      const store = await openStore({ settings: { ACCESS_GATE_HASH: hashOf(PASSWORD) } })
      await use(store)
      await store.leave()
    },
    { scope: 'worker' },
  ],
  origin: ({ store }, use) => use(store.origin),
})

for (const language of ['en', 'ru', 'kg'] as const)
  closed.describe(language, () => {
    closed.use({ language })
    const messages = PAGE_MESSAGES[language]

    closed(
      'a closed access gate hides every page, and the password leads to the requested one',
      { tag: language === 'ru' ? '@phone' : '@desk' },
      async ({ shopper: { page }, trouble }) => {
        trouble.expect(/401/)
        const answer = await page.goto('/blog?page=1')
        expect(answer?.status()).toBe(401)
        await expect(page.getByLabel(messages.password)).toBeVisible()
        await expect(page.getByRole('banner')).toHaveCount(0)
        await expect(page.locator('.site-footer')).toHaveCount(0)
        expect(await page.content()).not.toMatch(/site-blog|scrypt:/)
        await expect(page.locator('[data-island="access-gate"]')).toHaveAttribute('data-awake', 'true')

        await page.getByLabel(messages.password).fill('felt')
        await page.getByRole('button', { name: messages.comeIn }).click()
        await expect(page.getByText(messages.wrongPassword)).toBeVisible()
        await page.getByLabel(messages.password).fill(PASSWORD)
        await page.getByRole('button', { name: messages.comeIn }).click()
        await expect(page.locator('.site-footer')).toBeVisible()
        await expect(page).toHaveURL(/\/blog\?page=1$/)
        expect((await page.goto('/artisans'))?.status()).toBe(200)
      },
    )
  })
