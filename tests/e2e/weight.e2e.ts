import { expect, test } from './flow.ts'
import { measureScripts } from './people/measure-scripts.ts'
import { measureShift } from './people/measure-shift.ts'
import { plentyOf } from './store/goods.ts'

const BEFORE = 5_000
const IN_ALL = 110_000
const SHIFT = 0.02
/** The maximum DOM elements of a list of 24 goods: a cheap phone has to render, style and announce each. */
const ELEMENTS = 700

declare global {
  /** Idle callbacks, held back until the test releases them. */
  var quiet: { waiting: IdleRequestCallback[]; isHeld: boolean }
}

// A first visit asks for the country, which must not cost more than a later visit.
for (const [name, tag, country] of [
  ['home', '@phone', null],
  ['category', '@desk', 'KG'],
  ['product', '@phone', 'KG'],
  ['product', '@desk', null],
] as const)
  test.describe(country ? 'a later visit' : 'a first visit', () => {
    test.use({ country })
    test(
      `to the ${name} page stays within its limits of scripts before idle, scripts in all, and layout shift`,
      { tag },
      async ({ page, origin }) => {
        const pair = await plentyOf(origin, 0)
        const path = { home: '/', category: '/categories/women', product: `/product/${pair.slug}` }[name]
        await page.addInitScript(() => {
          // Excludes the cookie notice, which appears after twenty seconds, however slow the machine is.
          localStorage.setItem('cookiesAccepted', 'true')
          const later = window.requestIdleCallback.bind(window)
          globalThis.quiet = { waiting: [], isHeld: true }
          window.requestIdleCallback = (work, options) =>
            quiet.isHeld ? quiet.waiting.push(work) : later(work, options)
        })
        const shift = await measureShift(page)
        const scale = await measureScripts(page)
        await page.goto(path)
        const before = scale.total()
        await page.evaluate(() => {
          quiet.isHeld = false
          for (const work of quiet.waiting) requestIdleCallback(work)
        })
        // Approaches every island of the page; those that wake on a call have nothing to do.
        for (const island of await page.locator('[data-island]:not([data-wake="call"])').all()) {
          await island.scrollIntoViewIfNeeded()
          await island.dispatchEvent('pointerenter')
          await expect(island).toHaveAttribute('data-awake', 'true')
        }
        await page.waitForLoadState('networkidle')
        const parts = [...scale.scripts]
          .map(([file, bytes]) => `${file.split('/').at(-1)} ${bytes}`)
          .join(', ')
        test.info().annotations.push({
          type: 'weight',
          description: `${name}: ${before} B before, ${scale.total()} B in all (${parts})`,
        })
        console.log(
          `${name}: ${before} B of script before a quiet moment, ${scale.total()} B in all: ${parts}`,
        )
        expect(before).toBeLessThanOrEqual(BEFORE)
        expect(scale.total()).toBeLessThanOrEqual(IN_ALL)
        expect(await shift()).toBeLessThan(SHIFT)
      },
    )
  })

test.describe('a first visit', () => {
  test.use({ country: null })
  test('to a full list of goods stays within its limit of elements', { tag: '@phone' }, async ({ page }) => {
    for (const path of [
      '/categories',
      '/categories?on_sale=true',
      '/categories/women',
      '/categories/women?size=38&in_stock=true',
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const count = await page.evaluate(() => document.querySelectorAll('*').length)
      console.log(`${path}: ${count} elements`)
      expect.soft(count, path).toBeLessThanOrEqual(ELEMENTS)
    }
  })
})
