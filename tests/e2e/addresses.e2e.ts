import { expect, test } from './flow.ts'
import { askExactly } from './store/ask-exactly.ts'

test(
  'an address in upper case, or with a trailing slash, redirects to the canonical one',
  { tag: '@desk' },
  async ({ origin, shopper: { page } }) => {
    for (const [asked, home] of [
      ['/en/About', '/en/about'],
      ['/en/about/', '/en/about'],
      ['/Categories/?sort=price_up', '/categories?sort=price_up'],
    ] as const) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { status, headers } = await askExactly(origin, asked, { method })
        expect([status, headers['location']], asked).toEqual([301, home])
      }
    }
    expect((await askExactly(origin, '/About', { method: 'POST' })).status).toBe(405)
    for (const path of ['//evil.example/', '//evil.example/About/', '/%2f%2fevil.example/'])
      expect((await askExactly(origin, path, {})).headers['location'], path).toBeUndefined()

    await page.goto('/en/About/?page=2')
    await expect(page).toHaveURL('/en/about?page=2')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
