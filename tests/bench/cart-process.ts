import {
  addLine,
  cartKey,
  changeCount,
  emptyCart,
  removeLine,
  type CartGoods,
  type RetailCart,
} from '@shyrdak/state-machines/retail-cart/rules'
import { median } from './rounds.ts'

/** One way to keep a cart, at one size, in a process of its own: what another left in the caches would be measured too. */
const [name = '', lines = ''] = process.argv.slice(2)
const size = Number(lines)
const SLICES = 5
const SLICE_MS = 50

const goods = (place: number): CartGoods => ({
  product_id: place + 1,
  variation_id: place + 1,
  size: '38',
  is_special: false,
  slug: `slippers-${place}`,
  name: { en: 'Slippers', ru: 'Тапочки', kg: 'Тапичке' },
  photo: '/media/slippers.jpg',
  color_name: { en: 'Madder red', ru: 'Мареновый', kg: 'Кызыл боёк' },
  sale_cost: '1850.00',
  stock: 50,
})

interface PlainCart {
  lines: Map<string, { key: string; count: number; cost: number }>
  summary: { items: number; total: number }
}

/** The limit: a Map, a new line and a new summary for each change. */
function plainChange(cart: PlainCart, key: string, count: number): PlainCart {
  const line = cart.lines.get(key)
  if (!line) return cart
  const { items, total } = cart.summary
  const more = count - line.count
  cart.lines.set(key, { ...line, count })
  return { lines: cart.lines, summary: { items: items + more, total: total + more * line.cost } }
}

/** Operations a second of work that does some of them at each call. */
function rate(work: () => number): number {
  const began = performance.now()
  let done = 0
  do done += work()
  while (performance.now() - began < SLICE_MS)
  return (done / (performance.now() - began)) * 1000
}

const all = Array.from({ length: size }, (_, place) => goods(place))
const keys = all.map(cartKey)
const filled = () => all.reduce<RetailCart>((cart, one) => addLine(cart, one).cart, emptyCart('bench'))
let turn = 0
const place = () => (++turn * 7919) % size
const count = () => 1 + (turn % 49)

const CANDIDATES: Record<string, () => (() => number) | Promise<() => number>> = {
  plain: () => {
    let cart: PlainCart = {
      lines: new Map(keys.map((key) => [key, { key, count: 1, cost: 185_000 }])),
      summary: { items: size, total: size * 185_000 },
    }
    return () => {
      for (let done = 0; done < 1_000; done++) cart = plainChange(cart, keys[place()] ?? '', count())
      return 1_000
    }
  },
  change: () => {
    let cart = filled()
    return () => {
      for (let done = 0; done < 1_000; done++) cart = changeCount(cart, keys[place()] ?? '', count())
      return 1_000
    }
  },
  churn: () => {
    let cart = filled()
    return () => {
      for (let done = 0; done < 500; done++) {
        const at = place()
        cart = removeLine(cart, keys[at] ?? '').cart
        const again = all[at]
        if (again) cart = addLine(cart, again).cart
      }
      return 1_000
    }
  },
  actor: async () => {
    // Only this one waits for XState to load.
    const { createActor } = await import('xstate')
    const { retailCartMachine } = await import('@shyrdak/state-machines/retail-cart')
    const actor = createActor(retailCartMachine, { input: { replica: 'bench' } }).start()
    // It takes a hundred lines at most by itself; a cart that was stored may be larger.
    actor.send({ type: 'cart.restore', lines: [...filled().lines.values()] })
    return () => {
      for (let done = 0; done < 100; done++)
        actor.send({ type: 'line.count', key: keys[place()] ?? '', count: count() })
      return 100
    }
  },
}

const work = await CANDIDATES[name]?.()
if (!work) throw new Error(`There is no way to keep a cart called ${name}.`)
for (let slice = 0; slice < 2; slice++) rate(work)
process.stdout.write(`${median(Array.from({ length: SLICES }, () => rate(work)))}\n`)
process.exit(0)
