import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PARTNER_APP } from './embed/partner-app.ts'
import { openPartnerSite, type PartnerSite } from './embed/partner-site.ts'
import { openShop, type Shop } from './embed/shop.ts'
import { openPage, openBrowser } from './embed/page-in-browser.ts'
import { chromiumPath } from './packed.ts'
import { paintOf } from './paint.ts'
import { RESETS } from './resets.ts'
import { run, strangersFolder } from './stranger.ts'

let folder: string
let site: PartnerSite
let shop: Shop
let browser: Browser

beforeAll(async () => {
  folder = strangersFolder('partner-app', PARTNER_APP, ['react', 'react-dom', 'vite'])
  run(folder, 'npx', '--no-install', 'vite', 'build', '--logLevel', 'error')
  site = await openPartnerSite({ '/app/': join(folder, 'dist') })
  shop = await openShop([site.origin])
  browser = await openBrowser(chromiumPath())
})

afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await site?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const ADD_TO_CART = 'BUTTON shyrdak-button Add to cart'

const rendered = () => {
  const [entry] = shop.goods
  if (!entry) throw new Error('The demo shop sells nothing')
  return run(folder, 'node', 'render.mjs', shop.origin, entry.slug)
}

/** The page without its scripts, with a host's style sheet before and after those of the shop. */
const styledBy = (html: string, css: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace('<link rel="stylesheet"', `<style>${css}</style><link rel="stylesheet"`)
    .replace('</head>', `<style>${css}</style></head>`)

test.each(Object.keys(RESETS))(
  "%s on the host's page changes no styles of buttons, fields, links, labels and lists",
  async (name) => {
    const html = rendered()
    site.put('/plain', styledBy(html, ''))
    site.put('/reset', styledBy(html, RESETS[name] ?? ''))
    const { page } = await openPage(browser)
    await page.goto(`${site.origin}/plain`)
    const plain = await page.evaluate(paintOf)
    await page.goto(`${site.origin}/reset`)
    const reset = await page.evaluate(paintOf)
    expect(plain.map(({ what }) => what)).toContain(ADD_TO_CART)
    expect(reset).toEqual(plain)
  },
)

test('the host’s tokens and rules override those of the shop', async () => {
  const css = `:root { --shyrdak-action: #00503c } .shyrdak-buy-box .shyrdak-button { border-radius: 3px }`
  site.put('/themed', styledBy(rendered(), css))
  const { page } = await openPage(browser)
  await page.goto(`${site.origin}/themed`)
  const paint = await page.evaluate(paintOf)
  expect(paint.find(({ what }) => what === ADD_TO_CART)).toMatchObject({
    'background-color': 'rgb(0, 80, 60)',
    'border-top-left-radius': '3px',
  })
})

test('a React app renders the shop’s pages and widgets in plain Node, and hydrates them without console errors', async () => {
  const html = rendered()
  expect(html).toContain('Warmth, rolled by hand')
  expect(html).toMatch(/class="shyrdak-product-card"/)
  expect(html).not.toContain('data-shyrdak-dropped')

  site.put('/', html)
  const { page, complaints } = await openPage(browser)
  await page.goto(site.origin)
  const badge = page.getByRole('link', { name: /^Basket/ }).first()
  await page.locator('.shyrdak-cart-badge:not([data-state="unread"])').waitFor()
  await page
    .locator('.shyrdak-buy-box .shyrdak-radio-group-input[name$="size"]:not(:disabled)')
    .first()
    .check({ force: true })
  await page.locator('.shyrdak-buy-box').getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => badge.getAttribute('aria-label')).toMatch(/1/)

  await page.locator('shyrdak-mailing-form').scrollIntoViewIfNeeded()
  await page.locator('shyrdak-mailing-form form').waitFor()
  expect(complaints).toEqual([])
})
