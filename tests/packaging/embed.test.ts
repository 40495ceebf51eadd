import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOSTILE_CSS, partnerPage, strictPolicy } from './embed/partner-page.ts'
import { openPartnerSite, type PartnerSite } from './embed/partner-site.ts'
import { openShop, type Shop } from './embed/shop.ts'
import { openPage, openBrowser, type PageInBrowser } from './embed/page-in-browser.ts'
import { chromiumPath, packed } from './packed.ts'

let site: PartnerSite
let shop: Shop
let browser: Browser
let visitor: PageInBrowser
let page: Page

beforeAll(async () => {
  const { folder = '' } = packed().find(({ name }) => name === '@shyrdak/react-store') ?? {}
  const elements = join(folder, 'dist', 'elements')
  site = await openPartnerSite({ '/elements/': elements, '/copy/': elements })
  site.put('/calm.css', 'body { margin: 0; background: #fff }')
  site.put('/hostile.css', HOSTILE_CSS)
  shop = await openShop([site.origin])
  browser = await openBrowser(chromiumPath())
})

afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await site?.close()
})

beforeEach(async () => {
  visitor = await openPage(browser)
  page = visitor.page
})

afterEach(() => page.context().close())

const SHOP = 'https://shop.example'

/** Opens a partner's page with these elements, under the strict policy. */
async function visit(body: string, other: Omit<Parameters<typeof partnerPage>[0], 'body'> = {}, on = page) {
  const around = `<shyrdak-store api-host="${shop.origin}" shop="${SHOP}" country="KG">${body}</shyrdak-store>`
  site.put('/', partnerPage({ body: around, ...other }), strictPolicy(shop.origin))
  await on.goto(site.origin)
}

const goods = (place: number) => {
  const one = shop.goods[place]
  if (!one) throw new Error('The demo shop sells too little')
  return { slug: one.slug, name: one.product.name }
}

const card = (place: number, more = '') =>
  `<shyrdak-product-card product="${goods(place).slug}" ${more}></shyrdak-product-card>`
const buyBox = (place: number, more = '') =>
  `<shyrdak-buy-box product="${goods(place).slug}" ${more}></shyrdak-buy-box>`

/** Chooses the first available size and adds it to the cart. */
async function putInCart(on = page) {
  const box = on.locator('shyrdak-buy-box').first()
  await box.locator('.shyrdak-radio-group-input[name$="size"]:not(:disabled)').first().check({ force: true })
  await box.getByRole('button', { name: /^(Add to cart|В корзину|Добавить)/ }).click()
}

const badge = (on = page) => on.locator('shyrdak-cart-badge').first().getByRole('link')

describe('on a partner’s page', () => {
  test('a card shows a product and opens it in the shop, in the language of the page', async () => {
    await visit(card(0), { language: 'ru' })
    const link = page.getByRole('link', { name: goods(0).name.ru, exact: true })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(`${SHOP}/ru/product/${goods(0).slug}`)
    const image = page.locator('shyrdak-product-card img')
    await expect
      .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 })
      .toBeGreaterThan(0)
    expect(visitor.complaints).toEqual([])
  })

  test('a product added in one element is in the cart and the badge of the others, also in other tabs', async () => {
    const elements = `<shyrdak-cart-badge></shyrdak-cart-badge>${buyBox(0)}<shyrdak-cart></shyrdak-cart>`
    await visit(elements)
    await badge().waitFor()
    const other = await openPage(browser, visitor)
    await visit(elements, {}, other.page)
    await badge(other.page).waitFor()

    await putInCart()
    const inCart = 'shyrdak-cart .shyrdak-cart-line'
    await page
      .locator(inCart)
      .getByRole('link', { name: goods(0).name.en })
      .waitFor()
    await other.page.locator(inCart).waitFor()
    expect(await badge().getAttribute('aria-label')).toMatch(/1/)
    expect(await badge(other.page).getAttribute('aria-label')).toMatch(/1/)
    expect([...visitor.complaints, ...other.complaints]).toEqual([])
  })

  test('two languages on one page share one cart', async () => {
    await visit(
      `<shyrdak-cart-badge language="en"></shyrdak-cart-badge>${buyBox(0, 'language="en"')}
       <shyrdak-cart language="ky"></shyrdak-cart>`,
    )
    await page.locator('shyrdak-cart .shyrdak-cart[data-state="empty"]').waitFor()
    await putInCart()
    await page
      .locator('shyrdak-cart')
      .getByRole('link', { name: goods(0).name.kg })
      .waitFor()
    expect(await page.locator('shyrdak-cart .shyrdak-root').getAttribute('lang')).toBe('ky')
    expect(await badge().getAttribute('aria-label')).toMatch(/basket.*1/i)
    expect(visitor.complaints).toEqual([])
  })

  test('two copies of the script load once and share one cart', async () => {
    await visit(`<shyrdak-cart-badge></shyrdak-cart-badge>${buyBox(0)}`, {
      scripts: ['/elements/shyrdak.js', '/copy/shyrdak.js'],
    })
    await putInCart()
    await expect.poll(() => badge().getAttribute('aria-label')).toMatch(/1/)
    await page.getByText('is in your basket').waitFor()
    expect(visitor.asked.filter((url) => url.endsWith('/runtime.js'))).toHaveLength(1)
    expect(visitor.complaints).toEqual([])
  })

  test('the search suggests goods, and opens its results in the shop', async () => {
    await visit('<shyrdak-search></shyrdak-search>')
    await page.getByRole('combobox').fill('slippers')
    const found = page.getByRole('option').first()
    await found.waitFor()
    expect(await found.getAttribute('href')).toMatch(`${SHOP}/en/product/`)
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.url().startsWith(SHOP)),
      page.getByRole('combobox').press('Enter'),
    ])
    expect(sent.url()).toBe(`${SHOP}/en/search?text=slippers`)
  })

  test('goods are shown in tabs by category, each requested once', async () => {
    await visit('<shyrdak-products category="1 2" count="3" heading="For cold floors"></shyrdak-products>')
    await page.getByRole('heading', { name: 'For cold floors' }).waitFor()
    await page.getByRole('tab').nth(1).click()
    const shown = page.getByRole('tabpanel').getByRole('article')
    await expect.poll(() => shown.count()).toBe(3)
    expect(visitor.asked.filter((url) => url.includes('/product/category/'))).toHaveLength(2)
    await page.locator('shyrdak-products').evaluate((element) => element.setAttribute('count', '2'))
    await expect.poll(() => shown.count()).toBe(2)
    expect(visitor.complaints).toEqual([])
  })

  test('an invalid email is refused without a request', async () => {
    await visit('<shyrdak-mailing-form></shyrdak-mailing-form>')
    await page.getByRole('textbox').fill('aigul')
    await page.getByRole('button').click()
    await page.locator('shyrdak-mailing-form [data-state="refused"]').waitFor()
    expect(visitor.asked.filter((url) => url.startsWith(shop.origin))).toEqual([])
  })

  test('a link to the checkout carries the cart to the shop', async () => {
    await visit(`${buyBox(0)}<shyrdak-cart></shyrdak-cart>`)
    await putInCart()
    await page.route(`${SHOP}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'The shop' }))
    await page.locator('shyrdak-cart').getByRole('link', { name: 'Go to checkout' }).click()
    await page.waitForURL(`${SHOP}/**`)
    const { pathname, search, hash } = new URL(page.url())
    expect(pathname + search).toBe('/en/order/registration')
    expect(decodeURIComponent(hash)).toMatch(`#shyrdak-cart={"version":2`)
    expect(decodeURIComponent(hash)).toMatch(`"slug":"${goods(0).slug}"`)
  })

  test('the page gets events when a product is added to the cart and when the checkout is opened', async () => {
    await visit(`${buyBox(0)}<shyrdak-cart></shyrdak-cart>`)
    await page.evaluate(() => {
      const events: unknown[] = []
      for (const type of ['shyrdak:cart', 'shyrdak:order'])
        document.addEventListener(type, (event) => {
          const { detail, target } = event as CustomEvent<object> // our own event
          events.push({ type, from: (target as Element).localName, ...detail }) // our own elements
        })
      // Links are not followed.
      addEventListener('click', (event) => {
        if (event.composedPath().some((one) => one instanceof HTMLAnchorElement)) event.preventDefault()
      })
      Object.assign(globalThis, { events })
    })
    await putInCart()
    await page.locator('shyrdak-cart').getByRole('link', { name: 'Go to checkout' }).click()
    const events = await page.evaluate(() => (globalThis as unknown as { events: unknown[] }).events) // set above
    const line = { slug: goods(0).slug, name: goods(0).name.en, count: 1 }
    expect(events).toMatchObject([
      {
        type: 'shyrdak:cart',
        from: 'shyrdak-buy-box',
        change: 'added',
        before: 0,
        ...line,
        cart: { items: 1 },
      },
      { type: 'shyrdak:order', from: 'shyrdak-cart', step: 'checkout', lines: [line], cart: { items: 1 } },
    ])
    expect(visitor.complaints).toEqual([])
  })
})

describe('a page with hostile styles', () => {
  const ALL = `<shyrdak-search></shyrdak-search><shyrdak-cart-badge></shyrdak-cart-badge>CARD BOX
    <shyrdak-products category="1" count="2" heading="Goods" button-text="More" button-link="/categories"></shyrdak-products>
    <shyrdak-cart></shyrdak-cart><shyrdak-mailing-form></shyrdak-mailing-form>`

  /** The computed styles of everything inside the elements. */
  const looks = () =>
    page.evaluate(() => {
      const seen = [
        'display', 'color', 'backgroundColor', 'fontSize', 'fontFamily', 'fontWeight', 'lineHeight', 'letterSpacing',
        'textTransform', 'boxSizing', 'width', 'height', 'paddingTop', 'paddingLeft', 'borderTopWidth', 'borderRadius',
      ] as const // prettier-ignore
      return [...document.querySelectorAll('*')].flatMap((host) =>
        [...(host.shadowRoot?.querySelectorAll('.shyrdak-root, .shyrdak-root :not(path, source)') ?? [])].map(
          (one) => {
            const style = getComputedStyle(one)
            return [host.localName, one.className, ...seen.map((name) => `${name}: ${style[name]}`)].join(
              ' | ',
            )
          },
        ),
      )
    })

  const everything = () => ALL.replace('CARD', card(0, 'level="2"')).replace('BOX', buyBox(1))

  async function settle() {
    await page.locator('shyrdak-products article').nth(1).waitFor()
    await page.locator('shyrdak-product-card article').waitFor()
    await page.locator('shyrdak-buy-box .shyrdak-buy-box').waitFor()
    await page.locator('shyrdak-cart [data-state="empty"]').waitFor()
    await page.locator('shyrdak-mailing-form form').waitFor()
  }

  test('changes no computed style of any element, and the content security policy holds', async () => {
    await visit(everything())
    await settle()
    const calm = await looks()
    await visit(everything(), { sheet: '/hostile.css' })
    await settle()
    expect(calm.length).toBeGreaterThan(100)
    expect(await looks()).toEqual(calm)
    expect(visitor.complaints).toEqual([])
  })

  test('has no accessibility violations in the elements', async () => {
    await visit(everything())
    await settle()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('what a page loads', () => {
  test('an element off screen loads nothing until it is scrolled near', async () => {
    site.put('/tall.css', '#tall { height: 4000px }')
    await visit(`<div id="tall"></div>${card(0)}`, { sheet: '/tall.css' })
    await page.waitForFunction(() => customElements.get('shyrdak-product-card') !== undefined)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const element = document.querySelector('shyrdak-product-card')
          // Reports after the element's own observer, which is older.
          if (element) new IntersectionObserver(() => resolve()).observe(element)
        }),
    )
    await page.waitForLoadState('networkidle')
    expect(visitor.asked.filter((url) => /life|product-card|\/api\//.test(url))).toEqual([])
    await page.locator('shyrdak-product-card').scrollIntoViewIfNeeded()
    await page.locator('shyrdak-product-card article').waitFor()
    expect(visitor.complaints).toEqual([])
  })

  test.each([
    ['shyrdak-search', '<shyrdak-search></shyrdak-search>', 'form', 98_000],
    ['shyrdak-product-card', 'CARD', 'article', 124_000],
    ['shyrdak-cart-badge', '<shyrdak-cart-badge></shyrdak-cart-badge>', '[data-state="empty"]', 127_000],
  ])('a page with only %s stays below its size limit', async (tag, written, alive, most) => {
    await visit(written.replace('CARD', card(0)))
    await page.locator(`${tag} ${alive}`).waitFor()
    await page.waitForLoadState('networkidle')
    const files = visitor.asked.filter((url) => url.startsWith(`${site.origin}/elements/`))
    const texts = await Promise.all(files.map(async (url) => (await fetch(url)).text()))
    expect(texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)).toBeLessThan(most)
  })

  test('an element that is removed and inserted many times is rendered once and acts once', async () => {
    await visit(
      `<shyrdak-cart-badge></shyrdak-cart-badge><div id="here">${buyBox(0)}</div><div id="there"></div>`,
    )
    await page.locator('shyrdak-buy-box .shyrdak-buy-box').waitFor()
    await page.evaluate(async () => {
      const element = document.querySelector('shyrdak-buy-box')
      if (!element) throw new Error('There is no element')
      for (let turn = 0; turn < 30; turn += 1) {
        element.remove()
        if (turn % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
        document.querySelector(turn % 3 === 0 ? '#there' : '#here')?.append(element)
        if (turn % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 30))
      }
    })
    await page.locator('shyrdak-buy-box .shyrdak-buy-box').waitFor()
    const parts = await page
      .locator('shyrdak-buy-box')
      .evaluate(({ shadowRoot }) => [shadowRoot?.childNodes.length, shadowRoot?.adoptedStyleSheets.length])
    expect(parts).toEqual([1, 2])
    await putInCart()
    await expect.poll(() => badge().getAttribute('aria-label')).toMatch(/1/)
    await page.getByText('is in your basket').waitFor()
    expect(visitor.complaints).toEqual([])
  })

  test('removed elements are garbage collected', async () => {
    await visit(`<shyrdak-cart-badge></shyrdak-cart-badge><div id="many">${card(0).repeat(20)}</div>`)
    await expect.poll(() => page.locator('shyrdak-product-card article').count()).toBe(20)
    await page.evaluate(() => {
      const gone = [...document.querySelectorAll('shyrdak-product-card')].map((one) => new WeakRef(one))
      Object.assign(globalThis, { gone })
      document.querySelector('#many')?.remove()
    })
    const session = await page.context().newCDPSession(page)
    const left = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return page.evaluate(
        () =>
          (globalThis as unknown as { gone: WeakRef<Element>[] }).gone.filter((one) => one.deref()).length, // set above
      )
    }
    // React keeps the last one it rendered.
    await expect.poll(left, { timeout: 10_000 }).toBeLessThan(2)
  })
})

describe('what a partner sets', () => {
  test('the page’s colour token applies to the elements', async () => {
    site.put(
      '/green.css',
      '@layer theme { :root { --shyrdak-action: rgb(0, 90, 40) } } body { background: #fff }',
    )
    await visit('<shyrdak-mailing-form></shyrdak-mailing-form>', { sheet: '/green.css' })
    const button = page.locator('shyrdak-mailing-form').getByRole('button')
    await expect
      .poll(() => button.evaluate((one) => getComputedStyle(one).backgroundColor), { timeout: 10_000 })
      .toBe('rgb(0, 90, 40)')
  })

  test('the content inside an element is its fallback when there is no product', async () => {
    await visit(
      `<shyrdak-product-card product="nothing-of-this-name"><a href="/felt">Our felt</a></shyrdak-product-card>
       <shyrdak-buy-box product="nothing-of-this-name"></shyrdak-buy-box>`,
    )
    const said = (element: string) => page.locator(element).getByText("We couldn't find this.")
    await said('shyrdak-buy-box').waitFor()
    await said('shyrdak-product-card').waitFor({ state: 'attached' })
    expect(await said('shyrdak-product-card').isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Our felt' }).isVisible()).toBe(true)
  })

  test('changed attributes apply, also those of the store around', async () => {
    await visit(card(0))
    await page.getByRole('link', { name: goods(0).name.en, exact: true }).waitFor()
    await page.locator('shyrdak-store').evaluate((store) => store.setAttribute('language', 'kg'))
    await page.getByRole('link', { name: goods(0).name.kg, exact: true }).waitFor()
    await page.locator('shyrdak-product-card').evaluate((element) => element.setAttribute('language', 'ru'))
    await page.getByRole('link', { name: goods(0).name.ru, exact: true }).waitFor()
    await page
      .locator('shyrdak-product-card')
      .evaluate((element, slug) => element.setAttribute('product', slug), goods(1).slug)
    await page.getByRole('link', { name: goods(1).name.ru, exact: true }).waitFor()
    expect(visitor.complaints).toEqual([])
  })

  test('invalid attributes are reported in the console and ignored', async () => {
    await visit(card(0, 'language="de" country="Kyrgyzstan" shop="javascript:alert(1)"'))
    const link = page.getByRole('link', { name: goods(0).name.en, exact: true })
    await link.waitFor()
    expect(await link.getAttribute('href')).toMatch(`${SHOP}/en/`)
    expect(visitor.complaints.filter((said) => said.startsWith('Shyrdak:'))).toHaveLength(3)
  })

  test('an element without its product shows its content, and only its author is told', async () => {
    await visit('<shyrdak-product-card><a href="/felt">Our felt</a></shyrdak-product-card>')
    await expect.poll(() => visitor.complaints).toEqual(['Shyrdak: a product card has no product'])
    expect(await page.getByRole('link', { name: 'Our felt' }).isVisible()).toBe(true)
  })

  test('without content, an element that could not load offers to try again, and then loads', async () => {
    await page.route('**/frontend/product/**', (route) => route.abort())
    await visit(card(0))
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/frontend/product/**')
    await again.click()
    await page.getByRole('link', { name: goods(0).name.en, exact: true }).waitFor()
  })
})
