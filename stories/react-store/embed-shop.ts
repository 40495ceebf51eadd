import type { RetailProduct, RetailProductEntry } from '@shyrdak/sdk/contract'
import { aProduct } from '@shyrdak/sdk/testing'
import { aCategory } from '../blocks/categories.ts'
import { kalpakEntry, rugEntry, slippersEntry } from '../goods.ts'
import { quotedAs, quoteOf, slippersGoods } from './cart-goods.ts'
import { onePage } from './one-page.ts'

/** An entry with a picture that Storybook has at the same address (`main.ts`). */
const pictured = (entry: RetailProductEntry): RetailProductEntry => ({
  ...entry,
  product: { ...entry.product, photo: `/media/${entry.slug}.svg` },
})
const ENTRIES = [slippersEntry, rugEntry, kalpakEntry].map(pictured)

const sizes = [36, 37, 38, 39, 40].map((size) => ({ size: String(size), stock: size === 37 ? 0 : 5 }))

const productOf = ({ id, slug, product, price, currency }: RetailProductEntry): RetailProduct =>
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

const CATEGORIES = [
  aCategory(1, { en: 'For men', ru: 'Мужчинам', kg: 'Эркектерге' }),
  aCategory(12, { en: 'Rugs', ru: 'Ковры', kg: 'Килемдер' }),
]

/** What the shop answers, by method and path; the first that fits. */
const ANSWERS: readonly (readonly [call: RegExp, answer: (step: string, body: string) => unknown])[] = [
  [/^GET retail\/category$/, () => CATEGORIES],
  [/^GET product\/main$/, () => ENTRIES],
  [/^GET product\/category\/\d+$/, () => onePage(ENTRIES)],
  [/^GET product\/([\w-]+)$/, (slug) => ENTRIES.filter((entry) => entry.slug === slug).map(productOf)[0]],
  [/^POST search\/product$/, () => onePage(ENTRIES)],
  [/^POST subscribe$/, () => ({ status: true })],
  [/^POST delivery\/retail\/services$/, (_, body) => quoteFor(body)],
]

function quoteFor(body: string) {
  const { items } = JSON.parse(body) as { items: readonly { size: string; count: number }[] } // the widget's own
  return quoteOf(
    items.map(({ size, count }) =>
      quotedAs({ ...slippersGoods, photo: '/media/slippers.svg', size }, count, { stock: 4 }),
    ),
  )
}

const json = (answer: unknown, status: number) =>
  new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } })

/** Opens a shop at the address of Storybook: its calls are answered here, all else as before. Returns how to close it. */
export function openEmbedShop(): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { url, method } = new Request(input, init)
    const [, path] = url.split(/[?#]/, 1)[0]?.split(`${location.origin}/api/frontend/`) ?? []
    if (path === undefined) return fetch(input, init)
    const call = `${method} ${path}`
    const body = typeof init?.body === 'string' ? init.body : ''
    for (const [fits, answer] of ANSWERS) {
      const step = fits.exec(call)
      const answered = step && answer(step[1] ?? '', body)
      if (answered) return json(answered, 200)
    }
    return json({ message: 'The shop does not have this.', code: 'NOT_FOUND' }, 404)
  }
  localStorage.removeItem('retailCartItems')
  return () => {
    globalThis.fetch = fetch
  }
}
