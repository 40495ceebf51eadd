import {
  addLine,
  cartKey,
  changeCount,
  emptyCart,
  removeLine,
  type CartGoods,
  type RetailCart,
} from '@shyrdak/state-machines/retail-cart/rules'
import { retailCartMachine } from '@shyrdak/state-machines/retail-cart'
import { createActor } from 'xstate'
import { interleaved, median } from './rounds.ts'
import { perSecond, share, type Row } from './row.ts'

const SIZES = [10, 100, 1_000, 10_000]
const SLICE_MS = 60

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
  summary: { pieces: number; total: number }
}

/** The limit: a Map, a new line and a new summary for each change. */
function plainChange(cart: PlainCart, key: string, count: number): PlainCart {
  const line = cart.lines.get(key)
  if (!line) return cart
  const { pieces, total } = cart.summary
  const more = count - line.count
  cart.lines.set(key, { ...line, count })
  return { lines: cart.lines, summary: { pieces: pieces + more, total: total + more * line.cost } }
}

/** Operations a second of work that does some of them at each call. */
function rate(work: () => number): number {
  const began = performance.now()
  let done = 0
  do done += work()
  while (performance.now() - began < SLICE_MS)
  return (done / (performance.now() - began)) * 1000
}

function candidatesAt(size: number) {
  const all = Array.from({ length: size }, (_, place) => goods(place))
  const keys = all.map(cartKey)
  const batch = Math.min(size, 1_000)
  const at = (turn: number) => (turn * 7919) % size
  let plain: PlainCart = {
    lines: new Map(keys.map((key) => [key, { key, count: 1, cost: 185_000 }])),
    summary: { pieces: size, total: size * 185_000 },
  }
  const filled = () => all.reduce<RetailCart>((cart, one) => addLine(cart, one).cart, emptyCart('bench'))
  let cart = filled()
  let churned = filled()
  const actor = createActor(retailCartMachine, { input: { replica: 'bench' } })
  // The actor takes a hundred lines at most; a stored cart of another time may be larger.
  actor.start()
  actor.send({ type: 'cart.restore', lines: [...filled().lines.values()] })
  let turn = 0
  const count = () => 1 + (turn % 49)
  const repeat = (work: (place: number) => void) => () => {
    for (let done = 0; done < batch; done++) work(at(++turn))
    return batch
  }
  return {
    plain: () => rate(repeat((place) => (plain = plainChange(plain, keys[place] ?? '', count())))),
    change: () => rate(repeat((place) => (cart = changeCount(cart, keys[place] ?? '', count())))),
    addAndRemove: () =>
      rate(() => {
        const done = repeat((place) => {
          churned = removeLine(churned, keys[place] ?? '').cart
          const again = all[place]
          if (again) churned = addLine(churned, again).cart
        })()
        return done * 2
      }),
    actor: () =>
      rate(repeat((place) => actor.send({ type: 'line.count', key: keys[place] ?? '', count: count() }))),
    stop: () => actor.stop(),
  }
}

/** The rules of the cart at growing numbers of lines, beside a plain Map; and the actor over them. */
export async function cart(): Promise<Row[]> {
  const rows: Row[] = []
  const changes: number[] = []
  const churns: number[] = []
  const actors: number[] = []
  for (const size of SIZES) {
    const { stop, ...candidates } = candidatesAt(size)
    await interleaved(4, candidates)
    const found = await interleaved(9, candidates)
    stop()
    const limit = median(found.plain)
    const name = `${size.toLocaleString('en')} lines`
    changes.push(median(found.change))
    churns.push(median(found.addAndRemove))
    actors.push(median(found.actor))
    rows.push(share(`cart, count changed, ${name}`, median(found.change), limit, 0.5))
    rows.push({
      what: `cart, removed and added again, ${name}`,
      figure: perSecond(median(found.addAndRemove)),
    })
    rows.push({ what: `cart actor, count changed, ${name}`, figure: perSecond(median(found.actor)) })
  }
  for (const [what, rates] of Object.entries({
    'count changed': changes,
    'removed and added': churns,
    actor: actors,
  })) {
    const exponent = Math.log((rates[0] ?? 0) / (rates.at(-1) ?? 1)) / Math.log(1_000)
    rows.push({
      what: `cart, ${what}: growth from 10 to 10,000 lines`,
      figure: `n^${exponent.toFixed(2)}`,
      target: '≤ n^0.35',
      holds: exponent <= 0.35,
    })
  }
  return rows
}
