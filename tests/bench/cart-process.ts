import {
  addLine,
  changeCount,
  emptyCart,
  removeLine,
  type CartGoods,
  type RetailCart,
} from '@shyrdak/state-machines/retail-cart/rules'
import {
  candidateArguments,
  changes,
  measureCandidate,
  plainChange,
  type PlainCart,
  type PlainLine,
} from './measure-candidate.ts'

/** Runs one cart implementation at one size in its own process, free of another's caches. */
const { size } = candidateArguments()

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

const all = Array.from({ length: size }, (_, place) => goods(place))
const filled = all.reduce<RetailCart>((cart, one) => addLine(cart, one).cart, emptyCart('bench'))
/** The lines' own key strings, as widgets have them. */
const keys = [...filled.lines.keys()]
const { place, count } = changes(size)

await measureCandidate({
  plain: () => {
    let cart: PlainCart<PlainLine> = {
      lines: new Map(keys.map((key) => [key, { key, count: 1, cost: 185_000 }])),
      summary: { items: size, total: size * 185_000 },
    }
    return () => {
      for (let done = 0; done < 1_000; done++) cart = plainChange(cart, keys[place()] ?? '', count())
      return 1_000
    }
  },
  change: () => {
    let cart = filled
    return () => {
      for (let done = 0; done < 1_000; done++) cart = changeCount(cart, keys[place()] ?? '', count())
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
    // Adding is limited to a hundred lines; a restored cart may be larger.
    actor.send({ type: 'cart.restore', lines: [...filled.lines.values()] })
    return () => {
      for (let done = 0; done < 100; done++)
        actor.send({ type: 'line.count', key: keys[place()] ?? '', count: count() })
      return 100
    }
  },
})
