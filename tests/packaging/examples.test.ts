import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from './embed/page-in-browser.ts'
import { openPartnerSite, type PartnerSite } from './embed/partner-site.ts'
import { openShop, type Shop } from './embed/shop.ts'
import { EXAMPLES, installExample } from './example-project.ts'
import { chromiumPath } from './packed.ts'
import { run } from './stranger.ts'

const folders: string[] = []
const served: Record<string, string> = {}
let next: ChildProcess | undefined
let nextPort: number
let site: PartnerSite
let shop: Shop
let browser: Browser

const install = (name: string) => {
  const folder = installExample(name, shop.origin)
  folders.push(folder)
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has one
  server.close()
  await once(server, 'close')
  return port
}

beforeAll(async () => {
  nextPort = await freePort()
  site = await openPartnerSite(served)
  shop = await openShop([site.origin, `http://localhost:${nextPort}`])
  browser = await openBrowser(chromiumPath())
})

afterAll(async () => {
  next?.kill()
  await browser?.close()
  await shop?.close()
  await site?.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Serves a project's build output, with its index page at the root. */
const serve = (folder: string) => {
  served['/'] = folder
  site.put('/', readFileSync(join(folder, 'index.html'), 'utf8'))
}

/** Chooses the first available size, and expects it in the cart on the same page. */
async function addToCart(page: Page, button = 'Add to cart') {
  await page
    .locator('.shyrdak-buy-box .shyrdak-radio-group-input[name$="size"]:not(:disabled)')
    .first()
    .check({ force: true })
  await page.locator('.shyrdak-buy-box').getByRole('button', { name: button }).click()
  await page.locator('.shyrdak-cart[data-state="filled"]').waitFor()
}

/** The URL that "Go to checkout" leads to. */
async function addressAfterCheckout(page: Page) {
  const pattern = `${shop.origin}/**`
  await page.route(pattern, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">The shop' })
      : route.continue(),
  )
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await page.waitForURL(pattern)
  return page.url()
}

test('the examples are next, node, plain and vite', () => {
  expect(EXAMPLES).toEqual(['next', 'node', 'plain', 'vite'])
})

test('node: a list of products in the terminal', () => {
  expect(run(install('node'), 'npm', 'start', '--silent').trim().split('\n')).toHaveLength(6)
})

test('plain: elements load products and the search', async () => {
  const folder = install('plain')
  run(folder, 'npm', 'run', 'build', '--silent')
  serve(join(folder, 'public'))
  const { page, complaints } = await openPage(browser)
  await page.goto(site.origin)
  await page.locator('shyrdak-products').getByRole('link').first().waitFor()
  await page.locator('shyrdak-search').getByRole('combobox').waitFor()
  expect(complaints).toEqual([])
})

test('vite: a product is added to the cart on the page, and stays there after a reload', async () => {
  const folder = install('vite')
  run(folder, 'npm', 'run', 'build', '--silent')
  serve(join(folder, 'dist'))
  expect(readdirSync(join(folder, 'dist', 'assets')).some((file) => file.endsWith('.css'))).toBe(true)
  const { page, complaints } = await openPage(browser)
  await page.goto(site.origin)
  await addToCart(page)
  await page.reload()
  await page.locator('.shyrdak-cart[data-state="filled"]').waitFor()
  expect(await addressAfterCheckout(page)).toMatch(/\/en\/order\/registration#shyrdak-cart=/)
  expect(complaints).toEqual([])
})

test('next: products from a server component, a cart with texts of its own in a client component, prerendered', async () => {
  const folder = install('next')
  run(folder, 'npx', '--no-install', 'next', 'build')
  next = spawn('node', ['node_modules/next/dist/bin/next', 'start', '--port', String(nextPort)], {
    cwd: folder,
    stdio: 'ignore',
  })
  const origin = `http://localhost:${nextPort}`
  await expect
    .poll(() =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  const html = await (await fetch(origin)).text()
  expect(html).toContain('class="shyrdak-product-card"')
  expect(html).toContain('Into the bag')

  const { page, complaints } = await openPage(browser)
  await page.goto(origin)
  await addToCart(page, 'Into the bag')
  await page.getByRole('link', { name: /^Bag with 1\sitem$/ }).waitFor()
  await page.getByRole('heading', { name: /^Your bag/ }).waitFor()
  await page.reload()
  await page.locator('.shyrdak-cart[data-state="filled"]').waitFor()
  expect(await addressAfterCheckout(page)).toMatch(/\/en\/order\/registration#shyrdak-cart=/)
  expect(complaints).toEqual([])
}, 240_000)
