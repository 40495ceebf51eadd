import type { TestStore } from '../store/open-test-store.ts'
import { managerOf } from './manager-of.ts'
import { retailGoods, specialGoods, wholesaleGoods } from './new-goods.ts'

interface Scene {
  store: TestStore
}

const MARKETS = {
  goods: retailGoods,
  specialGoods,
  wholesaleGoods,
} as const

let count = 0

/** Managers' calls on goods of a market; each call has a product of its own. */
function callsOf(market: keyof typeof MARKETS): Record<string, (scene: Scene) => Promise<unknown>> {
  const open = async ({ store }: Scene) => {
    const { management } = await managerOf(store)
    count += 1
    const body = await MARKETS[market](management, `${market.toLowerCase()}-of-a-call-${count}`)
    // The endpoints of all markets have one shape, and each gets the body made for it.
    const goods = management[market] as typeof management.goods
    return { goods, body: body as Awaited<ReturnType<typeof retailGoods>> }
  }
  const made = async (scene: Scene) => {
    const { goods, body } = await open(scene)
    const { id, revision } = await goods.create({ body })
    return { goods, body, at: { params: { id }, query: { revision } } }
  }
  /** Ids and slugs depend on earlier calls. */
  const bare = ({ id: _, slug: _s, name: _n, ...rest }: { id: number; slug: string; name: unknown }) => rest
  return {
    [`management.${market}.choices`]: async (scene) => (await open(scene)).goods.choices(),
    [`management.${market}.create`]: async (scene) => {
      const { goods, body } = await open(scene)
      return bare(await goods.create({ body }))
    },
    [`management.${market}.update`]: async (scene) => {
      const { goods, body, at } = await made(scene)
      return bare(await goods.update({ ...at, body: { ...body, weight: 777 } }))
    },
    [`management.${market}.setColors`]: async (scene) => {
      const { goods, at } = await made(scene)
      const { colors } = await goods.choices()
      const sent = [{ color_id: colors[0]!.id, photos: [], sizes: ['38', '39'] }]
      const { stock } = await goods.setColors({ ...at, body: { colors: sent } })
      return stock.map(({ size, quantity }) => ({ size, quantity }))
    },
    [`management.${market}.setLinks`]: async (scene) => {
      const { goods, at } = await made(scene)
      const text = { en: 'Care', ru: 'Уход', kg: 'Кам көрүү' }
      return bare(await goods.setLinks({ ...at, body: { links: [{ text, href: '/pages/care' }] } }))
    },
    [`management.${market}.copy`]: async (scene) => {
      const { goods, at } = await made(scene)
      return bare(await goods.copy({ params: at.params }))
    },
    [`management.${market}.remove`]: async (scene) => {
      const { goods, at } = await made(scene)
      return Object.keys(await goods.remove(at))
    },
  }
}

/** One valid call of every endpoint for managing goods. */
export const GOODS_CALLS: Record<string, (scene: Scene) => Promise<unknown>> = {
  ...callsOf('goods'),
  ...callsOf('specialGoods'),
  ...callsOf('wholesaleGoods'),
}
