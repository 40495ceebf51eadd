import type { RetailProduct, RetailProductEntry } from '@shyrdak/sdk/contract'
import { aProduct } from '@shyrdak/sdk/testing'
import { aCategory } from '../blocks/categories.ts'
import { kalpakEntry, rugEntry, slippersEntry } from '../goods.ts'
import { quotedAs, quoteOf, slippersGoods } from './cart-goods.ts'
import { onePage } from './one-page.ts'

/** An entry with an image that Storybook serves at its media path (`main.ts`). */
const withServedImage = (entry: RetailProductEntry): RetailProductEntry => ({
  ...entry,
  product: { ...entry.product, photo: `/media/${entry.slug}.svg` },
})
const ENTRIES = [slippersEntry, rugEntry, kalpakEntry].map(withServedImage)

const sizes = [36, 37, 38, 39, 40].map((size) => ({ size: String(size), stock: size === 37 ? 0 : 5 }))

export const productOf = ({ id, slug, product, price, currency }: RetailProductEntry): RetailProduct =>
  aProduct({
    id,
    slug,
    product,
    price,
    currency,
    sold_here: true,
    variations: [
      {
        id: slippersGoods.variation_id,
        color: { id: 1, name: slippersGoods.color_name, hex: '#a3282f' },
        photos: [product.photo],
        sizes,
      },
    ],
  })

export const CATEGORIES = [
  aCategory(1, { en: 'For men', ru: 'Мужчинам', kg: 'Эркектерге' }),
  aCategory(12, { en: 'Rugs', ru: 'Ковры', kg: 'Килемдер' }),
]

/** Responses by method and path; the first match is used. */
const ROUTES: readonly (readonly [route: RegExp, respond: (param: string, body: string) => unknown])[] = [
  [/^GET retail\/category$/, () => CATEGORIES],
  [/^GET product\/main$/, () => ENTRIES],
  [/^GET product\/category\/\d+$/, () => onePage(ENTRIES)],
  [/^GET product\/([\w-]+)$/, (slug) => ENTRIES.filter((entry) => entry.slug === slug).map(productOf)[0]],
  [/^POST search\/product$/, () => onePage(ENTRIES)],
  [/^POST subscribe$/, () => ({ status: true })],
  [/^POST delivery\/retail\/services$/, (_, body) => quoteFor(body)],
]

function quoteFor(body: string) {
  const { items } = JSON.parse(body) as { items: readonly { size: string; count: number }[] } // sent by our own widget
  return quoteOf(
    items.map(({ size, count }) =>
      quotedAs({ ...slippersGoods, photo: '/media/slippers.svg', size }, count, { stock: 4 }),
    ),
  )
}

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Mocks the store's responses at Storybook's origin. Returns a function that restores `fetch`. */
export function mockStore(): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { url, method } = request
    const [, path] = url.split(/[?#]/, 1)[0]?.split(`${location.origin}/api/frontend/`) ?? []
    if (path === undefined) return fetch(request)
    const call = `${method} ${path}`
    const body = await request.text()
    for (const [route, respond] of ROUTES) {
      const match = route.exec(call)
      const response = match && respond(match[1] ?? '', body)
      if (response) return json(response, 200)
    }
    return json({ message: 'Not found', code: 'NOT_FOUND' }, 404)
  }
  localStorage.removeItem('retailCartItems')
  return () => {
    globalThis.fetch = fetch
  }
}
