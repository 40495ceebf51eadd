import { expect, test } from './flow.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { askExactly, type ExactAnswer } from './store/ask-exactly.ts'
import { plentyOf } from './store/goods.ts'

const TAKES_NOTHING = {
  en: 'This page doesn’t accept forms',
  ru: 'Эта страница не принимает формы',
  kg: 'Бул барак форма кабыл албайт',
} as const

const UNREADABLE = {
  en: 'This address isn’t valid',
  ru: 'В адресе страницы ошибка',
  kg: 'Барактын дареги туура эмес',
} as const

const headingOf = ({ text }: ExactAnswer) => /<h1>([^<]*)<\/h1>/.exec(text)?.[1]
const isHidden = ({ text }: ExactAnswer) => /<meta name="robots" content="noindex/.test(text)

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(
      'a wrong method, address or page number is refused by a page in the visitor’s language',
      { tag: '@desk' },
      async ({ origin, shopper: { messages } }) => {
        const headers = { cookie: `shyrdak_lang=${language}` }
        const lang = `lang="${language === 'kg' ? 'ky' : language}"`
        for (const [path, method] of [
          ['/categories', 'POST'],
          ['/order/basket', 'POST'],
          ['/', 'PUT'],
          ['/product/boots', 'DELETE'],
        ] as const) {
          const refused = await askExactly(origin, path, { method, headers })
          expect(refused.status, path).toBe(405)
          expect(refused.headers['allow'], path).toBe('GET, HEAD')
          expect(headingOf(refused), path).toBe(TAKES_NOTHING[language])
          expect(refused.text.includes(lang), path).toBe(true)
          expect(refused.text.includes('site-header'), path).toBe(true)
        }
        const unread = await askExactly(origin, '/%E0%A4%A', { headers })
        expect(unread.status).toBe(400)
        expect(headingOf(unread)).toBe(UNREADABLE[language])
        expect(unread.text.includes(lang)).toBe(true)
        // Clients reject a response that declares its length in two ways.
        const packed = await askExactly(origin, '/%E0%A4%A', {
          headers: { ...headers, 'accept-encoding': 'gzip' },
        })
        expect(packed.status).toBe(400)
        expect(packed.headers['content-encoding']).toBe('gzip')
        for (const path of ['//evil.com/..', '//', `/${language}//categories`, '/categories?page=9999']) {
          const missing = await askExactly(origin, path, { headers })
          expect(missing.status, path).toBe(404)
          expect(headingOf(missing), path).toBe(messages.notFound)
          expect(isHidden(missing), path).toBe(true)
        }
      },
    )
  })

test(
  'a form from another site is refused, and a malformed API address gets a JSON error',
  { tag: '@desk' },
  async ({ origin }) => {
    const foreign = await askExactly(origin, '/en/order/basket', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(405)
    expect(headingOf(foreign)).toBe(TAKES_NOTHING.en)
    for (const path of ['/preferences', '/access-gate'])
      expect(
        (await askExactly(origin, path, { method: 'POST', headers: { origin: 'null' } })).status,
        path,
      ).toBe(path === '/preferences' ? 403 : 405)
    const unread = await askExactly(origin, '/api/%E0%A4%A')
    expect(unread.status).toBe(400)
    expect(JSON.parse(unread.text)).toMatchObject({ code: 'MALFORMED' })
  },
)

test(
  'the last page of a list is found, and the one after it is not',
  { tag: '@desk' },
  async ({ origin }) => {
    const list = await askExactly(origin, '/en/categories')
    const last = Math.max(...[...list.text.matchAll(/[?;&]page=(\d+)/g)].map(([, page]) => Number(page)))
    expect(last).toBeGreaterThan(1)
    const found = await askExactly(origin, `/en/categories?page=${last}`)
    expect(found.status).toBe(200)
    expect(isHidden(found)).toBe(false)
    expect((await askExactly(origin, `/en/categories?page=${last + 1}`)).status).toBe(404)
    expect((await askExactly(origin, `/en/search?text=boots&page=${last + 1}`)).status).toBe(404)
  },
)

test(
  'an order opened without its secret is looked up on the device before it is shown as missing',
  { tag: '@phone' },
  async ({ shopper, origin, trouble }) => {
    const { page, messages } = shopper
    await addFromListing(shopper, await plentyOf(origin, 14))
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const { pathname } = new URL(page.url())
    trouble.expect(/status of 404/, /^response: 404/)
    const first = await askExactly(origin, pathname)
    expect(first.status).toBe(404)
    expect(isHidden(first)).toBe(true)
    expect(first.text.includes('Looking for your order')).toBe(true)
    expect(first.text.includes(messages.notFound)).toBe(false)
    await page.goto(pathname)
    await expectPaid(shopper)
    await page.goto('/en/order/order-complete/999999')
    await expect(page.getByRole('heading', { name: messages.notFound })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(messages.notFound))
  },
)
