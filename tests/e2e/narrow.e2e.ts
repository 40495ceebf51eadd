import { expect, test } from './flow.ts'
import { brokenDates } from './people/broken-dates.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { findBarriers } from './people/find-barriers.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { overflowWithTextSpacing } from './people/text-spacing.ts'
import { logInForCompany } from './people/wholesale-person.ts'
import { plentyOf } from './store/goods.ts'

/** 400 % zoom of a screen of 1280 px. Source: WCAG 2.2, 1.4.10. */
const NARROW = { width: 320, height: 640 }

const PAGES = [
  '/',
  '/categories',
  '/categories/women?size=38',
  '/search?text=доставка',
  '/artisans',
  '/order-history/1',
  '/about',
  '/production',
  '/blog',
  '/pages/faq',
  '/pages/delivery',
  '/pages/contacts',
  '/admin/login',
  '/admin/register',
]

/** The narrowest width with columns. Source: spec §9. */
const FIRST_OF_DESK = { width: 781, height: 1024 }

for (const width of [320, 781, 981, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('menus with any texts do not overflow the screen', { tag: '@desk' }, async ({ page }) => {
      await page.goto('/about')
      const entries = page.locator('.site-menu-link, .site-menu-below a, .site-footer-columns :is(h2, a)')
      for (const text of ['Gifts for everybody '.repeat(6), 'g'.repeat(120)]) {
        await entries.evaluateAll((all, text) => {
          for (const [place, entry] of all.entries()) if (place % 4 === 0) entry.textContent = text
        }, text)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(over, text).toBeLessThanOrEqual(0)
      }
    })
  })

test.describe('at the narrowest width with a row of menus', () => {
  test.use({ viewport: { width: 981, height: 900 } })

  test(
    'submenus of a menu that takes several rows are all within the screen',
    { tag: '@desk' },
    async ({ page }) => {
      await page.goto('/about')
      const entries = page.locator('.site-menu-item:has(> .site-menu-below)')
      await page.locator('.site-menu-link').evaluateAll((all) => {
        for (const entry of all) entry.textContent = 'Gifts for everybody'
      })
      await page.locator('.site-menu-below li:last-child > a').evaluateAll((all) => {
        for (const entry of all) entry.textContent = 'Everything of felt for men'
      })
      const rows = await entries.evaluateAll(
        (all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size,
      )
      expect(rows).toBeGreaterThan(1)
      for (const entry of await entries.all()) {
        await entry.hover()
        await expect(entry.locator('> .site-menu-below')).toBeInViewport({ ratio: 1 })
        const box = await entry.boundingBox()
        const below = await entry.locator('> .site-menu-below').boundingBox()
        expect(below?.y).toBeCloseTo((box?.y ?? 0) + (box?.height ?? 0), 0)
      }
    },
  )
})

test.describe('at the narrowest width with columns', () => {
  test.use({ viewport: FIRST_OF_DESK })

  test(
    'nothing overflows the screen, and the search field has room for its placeholder',
    { tag: '@desk' },
    async ({ page }) => {
      test.slow()
      for (const language of ['en', 'ru', 'kg'])
        for (const path of PAGES) {
          await page.goto(`/${language}${path}`)
          const found = await page.evaluate(() => {
            const field = document.querySelector<HTMLInputElement>('header input[type="search"]')
            const pen = document.createElement('canvas').getContext('2d')
            if (!field || !pen) return null
            const { font, paddingLeft, paddingRight } = getComputedStyle(field)
            pen.font = font
            return {
              over: document.documentElement.scrollWidth - innerWidth,
              room:
                field.clientWidth -
                Number.parseFloat(paddingLeft) -
                Number.parseFloat(paddingRight) -
                pen.measureText(field.placeholder).width,
            }
          })
          expect.soft(found?.over, `${language} ${path}`).toBeLessThanOrEqual(0)
          expect.soft(found?.room, `${language} ${path}: search`).toBeGreaterThanOrEqual(0)
        }
    },
  )
})

test(
  'where the path to a page is longer than a phone is wide, it is first seen at its end, which names the page',
  { tag: '@phone' },
  async ({ page }) => {
    for (const language of ['en', 'ru', 'kg']) {
      await page.goto(`/${language}/categories/men-slippers-stitched`)
      const path = page.locator('.site-page > .shyrdak-breadcrumbs')
      await expect(path.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    }
  },
)

test(
  'the path to a wholesale product is one line on a phone, and is first seen at its end',
  { tag: '@phone' },
  async ({ page }) => {
    await logInForCompany(page, 'wholesale')
    await page.goto('/admin/reyestr')
    const product = page.locator('main a[href^="/admin/reyestr/product/"]').first()
    const address = await product.getAttribute('href')
    for (const language of ['en', 'ru', 'kg']) {
      await page.goto(`/${language}${address}`)
      const path = page.locator('main .shyrdak-breadcrumbs')
      await expect(path.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
      const tops = await path
        .locator('li')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(new Set(tops).size, language).toBe(1)
    }
  },
)

test.describe('at 320 px', () => {
  test.use({ viewport: NARROW })

  test(
    'the last link of a product’s page is not covered by the sticky bar',
    { tag: '@phone' },
    async ({ page, origin }) => {
      const { slug } = await plentyOf(origin, 5)
      await page.goto(`/product/${slug}`)
      await page.locator('[data-island="buy-box"]').dispatchEvent('pointerenter')
      await expect(page.locator('[data-island="buy-box"][data-awake]')).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const bar = page.locator('.shyrdak-buy-box-bar[data-state="shown"]')
      await expect(bar).toBeVisible()
      const last = page.getByRole('contentinfo').getByRole('button').last()
      await last.focus()
      await expect
        .poll(async () => {
          const [above, below] = [await last.boundingBox(), await bar.boundingBox()]
          return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0)
        })
        .toBeLessThanOrEqual(0)
    },
  )

  test(
    'a company’s lists and documents fit the screen and are accessible, and the search has a name',
    { tag: '@phone' },
    async ({ page }) => {
      test.slow()
      await logInForCompany(page, 'wholesale')
      const paths = ['/admin/reyestr', '/admin/price-list']
      for (const list of ['/admin/order-history', '/admin/invoice/orders']) {
        await page.goto(list)
        const document = page.getByRole('main').getByRole('listitem').getByRole('link').first()
        paths.push(list, (await document.getAttribute('href')) ?? '')
      }
      for (const language of ['en', 'ru', 'kg'])
        for (const path of paths) {
          await page.goto(`/${language}${path}`)
          await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
          expect.soft(await findBarriers(page), `${language} ${path}`).toEqual([])
          expect.soft(await brokenDates(page), `${language} ${path}`).toEqual([])
          expect
            .soft(await overflowWithTextSpacing(page), `${language} ${path}, spaced`)
            .toBeLessThanOrEqual(0)
        }
      await page.goto('/admin/reyestr')
      await expect(page.getByRole('search', { name: 'Search by name or category' })).toBeVisible()
    },
  )
})

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language, viewport: NARROW, country: null })

    test(
      'at 320 px nothing overflows the screen, up to the paid order',
      { tag: '@phone' },
      async ({ shopper, origin }) => {
        test.slow()
        const { page } = shopper
        const expectNarrow = async (name: string) =>
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name)
            .toBeLessThanOrEqual(0)
        for (const path of PAGES) {
          await page.goto(path)
          await expectNarrow(path)
          expect.soft(await overflowWithTextSpacing(page), `${path}, spaced`).toBeLessThanOrEqual(0)
        }
        const pair = await plentyOf(origin, 9)
        await addFromListing(shopper, pair)
        await expectNarrow('product')
        await openCart(shopper)
        await expectNarrow('basket')
        await comeToPlacing(shopper)
        await expectNarrow('payment')
        await placeOrder(shopper)
        await page.waitForURL('**/test-bank/**')
        await expectNarrow('bank')
        await answerAtBank(shopper, 'bankPays')
        await expectPaid(shopper)
        await expectNarrow('order')
        expect(await brokenDates(page)).toEqual([])
      },
    )
  })

test(
  'the first goods of a list do not move when fonts load',
  { tag: '@phone' },
  async ({ page, trouble }) => {
    const places = async () => {
      await page.goto('/categories/men')
      await page.evaluate(() => document.fonts.ready)
      return page
        .locator('main .shyrdak-product-card .shyrdak-price')
        .evaluateAll((prices) => prices.slice(0, 2).map((one) => Math.round(one.getBoundingClientRect().top)))
    }
    const withFonts = await places()
    trouble.expect(/ERR_FAILED|woff2/)
    await page.route(/\.woff2$/, (route) => route.abort())
    expect(await places()).toEqual(withFonts)
  },
)

test('a long address in a craftsman’s text does not widen the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/craftsman/1')
  const text = page.locator('.site-artisan-about .shyrdak-paragraph p').first()
  await text.evaluate((element) => (element.textContent = `See https://example.com/${'felt'.repeat(40)}/`))
  const [content, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth] as const
  })
  expect(content).toBeLessThanOrEqual(screen)
})
