import {
  addCell,
  emptyWholesaleCart,
  pricedLines,
  removeLine,
  setCount,
  wholesaleSum,
  type WholesaleCart,
  type WholesaleCell,
} from '@shyrdak/state-machines/wholesale-cart/rules'
import {
  candidateArguments,
  changes,
  measureCandidate,
  plainChange,
  type PlainCart,
  type PlainLine,
} from './measure-candidate.ts'

/** Runs one wholesale cart implementation at one size in its own process, as in `cart-process.ts`. */
const { size } = candidateArguments()
/** Colours and sizes of one product: its lines count towards a price tier together. */
const CELLS_OF_PRODUCT = 48

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const TIERS = (
  [
    [1, '1850.00'],
    [50, '1740.00'],
    [200, '1610.00'],
  ] as const
).map(([from_count, price]) => ({
  from_count,
  price,
  list: null,
  valid_until: null,
}))

const cell = (place: number): WholesaleCell => ({
  id: 1 + Math.floor(place / CELLS_OF_PRODUCT),
  price_type: 'reyestr',
  name: inAll('Slippers'),
  photo: '/media/slippers.jpg',
  from: 'price_list',
  variation_id: place + 1,
  color: { id: 1, name: inAll('Madder red') },
  size: { id: `${place + 1}:38`, name: '38' },
  sole: null,
  brand: place % 4 === 0 ? { id: 1, name: 'Logo' } : null,
  sole_brand: null,
  prices: TIERS,
})

const all = Array.from({ length: size }, (_, place) => cell(place))
const filled = all.reduce<WholesaleCart>(
  (cart, one) => addCell(cart, { cell: one, count: 1 }),
  emptyWholesaleCart('bench'),
)
/** The lines' own key strings, as widgets have them. */
const keys = [...filled.lines.keys()]
const { place, count } = changes(size)

interface PlainGoods extends PlainLine {
  product: number
  added: number
}

const plainCart = (): PlainCart<PlainGoods> => ({
  lines: new Map(
    all.map((one, added) => {
      const key = keys[added] ?? ''
      return [key, { key, product: one.id, count: 1, cost: 185_000, added }]
    }),
  ),
  summary: { items: size, total: size * 185_000 },
})

/** The reference for pricing: sorted lines, counts per product in a Map, and a sum. */
function plainSum(lines: Iterable<PlainGoods>): number {
  const counts = new Map<string, number>()
  const every = [...lines].sort((one, other) => one.added - other.added)
  for (const { product, count: pieces } of every)
    counts.set(`${product}:0`, (counts.get(`${product}:0`) ?? 0) + pieces)
  const priced = every.map((line) => {
    const reached = counts.get(`${line.product}:0`) ?? 0
    return { line, price: reached >= 200 ? 161_000 : reached >= 50 ? 174_000 : 185_000 }
  })
  return priced.reduce((sum, { line, price }) => sum + line.count * price, 0)
}

let kept = 0
process.once('exit', () => {
  if (!Number.isFinite(kept)) throw new Error('Nothing was summed.')
})
await measureCandidate({
  plain: () => {
    let cart = plainCart()
    return () => {
      for (let done = 0; done < 1_000; done++) cart = plainChange(cart, keys[place()] ?? '', count())
      return 1_000
    }
  },
  change: () => {
    let cart = filled
    return () => {
      for (let done = 0; done < 1_000; done++) cart = setCount(cart, keys[place()] ?? '', count())
      return 1_000
    }
  },
  churn: () => {
    let cart = filled
    return () => {
      for (let done = 0; done < 500; done++) {
        const at = place()
        cart = removeLine(cart, keys[at] ?? '').cart
        const again = all[at]
        if (again) cart = addCell(cart, { cell: again, count: 1 })
      }
      return 1_000
    }
  },
  // One change, then repricing of every line: the cost of an input in the grid.
  'plain-sum': () => {
    let cart = plainCart()
    return () => {
      cart = plainChange(cart, keys[place()] ?? '', count())
      kept += plainSum(cart.lines.values())
      return 1
    }
  },
  sum: () => {
    let cart = filled
    return () => {
      cart = setCount(cart, keys[place()] ?? '', count())
      kept += pricedLines(cart).length + wholesaleSum(cart).length
      return 1
    }
  },
})
