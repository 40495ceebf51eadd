import type { Sdk } from '@shyrdak/sdk'
import type { CompleteContract } from '@shyrdak/sdk/management'
import type { TestStore } from '../store/open-test-store.ts'
import { managerOf } from './manager-of.ts'

interface Scene {
  store: TestStore
}
type Call = (scene: Scene) => Promise<unknown>
type Desk = Sdk<CompleteContract>['management']

const inAll = (text: string) => ({ en: `${text} en`, ru: `${text} ru`, kg: `${text} kg` })
const TITLE = inAll('Of a call')
/** The fields of a category in each market, without its parent. */
const MARKETS = {
  categories: { title: TITLE, url: 'of-a-call', description: TITLE, photo: null },
  specialCategories: { title: TITLE },
  wholesaleCategories: { title: TITLE },
} as const

const at = ({ id, revision }: { id: number; revision: number }) => ({ params: { id }, query: { revision } })
/** Ids depend on earlier calls. */
const bare = ({ id: _, ...rest }: { id: number }) => rest

/** Managers' calls on the tree of a market. Each call creates a category of its own and removes it. */
function callsOf(market: keyof typeof MARKETS): Record<string, Call> {
  const facts = MARKETS[market] as (typeof MARKETS)['categories']
  const call =
    (work: (categories: Desk['categories'], id: number) => Promise<unknown>): Call =>
    async ({ store }) => {
      // The endpoints of all markets have one shape, and each gets the body made for it.
      const categories = (await managerOf(store)).management[market] as Desk['categories']
      const { id } = await categories.create({ body: { ...facts, parent_id: null } })
      const answer = await work(categories, id)
      await categories.remove(at(await categories.read({ params: { id } })))
      return answer
    }
  return {
    [`management.${market}.list`]: call(async (categories, id) =>
      (await categories.list()).filter((one) => one.id !== id),
    ),
    [`management.${market}.read`]: call(async (categories, id) =>
      bare(await categories.read({ params: { id } })),
    ),
    [`management.${market}.create`]: call(async (categories, id) => {
      const child = await categories.create({
        body: { ...facts, ...('url' in facts && { url: 'child-of-a-call' }), parent_id: id },
      })
      await categories.remove(at(child))
      return { ...bare(child), parent_id: child.parent_id === id }
    }),
    [`management.${market}.update`]: call(async (categories, id) =>
      bare(
        await categories.update({
          params: { id },
          query: { revision: 1 },
          body: { ...facts, title: inAll('Renamed') },
        }),
      ),
    ),
    [`management.${market}.order`]: call(async (categories, id) => {
      const was = (await categories.list()).map((one) => ({ id: one.id, depth: one.depth }))
      return (await categories.order({ body: { was, places: was } })).filter((one) => one.id !== id)
    }),
    [`management.${market}.remove`]: async ({ store }) => {
      const categories = (await managerOf(store)).management[market] as Desk['categories']
      const made = await categories.create({ body: { ...facts, parent_id: null } })
      return Object.keys(await categories.remove(at(made)))
    },
  }
}

const COLOR = { name: inAll('Indigo'), hex: '#24305e' }

/** A call with a colour of its own, removed afterwards. */
const aboutColor =
  (work: (colors: Desk['colors'], id: number) => Promise<unknown>): Call =>
  async ({ store }) => {
    const { colors } = (await managerOf(store)).management
    const { id } = await colors.create({ body: COLOR })
    const answer = await work(colors, id)
    await colors.remove(at(await colors.read({ params: { id } })))
    return answer
  }

const SIZE_CHART = {
  title: inAll('Sizes'),
  note: inAll('In the evening'),
  columns: [inAll('EU'), inAll('Foot')],
  rows: [['38', '24.2']],
}

/** A call with a size chart of its own, removed afterwards. */
const aboutSizeChart =
  (work: (charts: Desk['sizeCharts'], id: number) => Promise<unknown>): Call =>
  async ({ store }) => {
    const { sizeCharts } = (await managerOf(store)).management
    const { id } = await sizeCharts.create({ body: SIZE_CHART })
    const answer = await work(sizeCharts, id)
    await sizeCharts.remove(at(await sizeCharts.read({ params: { id } })))
    return answer
  }

const SOLE = { name: inAll('Leather'), photo: null }

/** A call with a sole of its own, removed afterwards. */
const aboutSole =
  (work: (soles: Desk['soles'], id: number) => Promise<unknown>): Call =>
  async ({ store }) => {
    const { soles } = (await managerOf(store)).management
    const { id } = await soles.create({ body: SOLE })
    const answer = await work(soles, id)
    await soles.remove(at(await soles.read({ params: { id } })))
    return answer
  }

/** One valid call of every endpoint for managing the catalogue. */
export const CATALOGUE_CALLS: Record<string, Call> = {
  ...callsOf('categories'),
  ...callsOf('specialCategories'),
  ...callsOf('wholesaleCategories'),
  'management.colors.list': aboutColor(async (colors, id) =>
    (await colors.list()).filter((one) => one.id !== id),
  ),
  'management.colors.read': aboutColor(async (colors, id) => bare(await colors.read({ params: { id } }))),
  'management.colors.create': async ({ store }) => {
    const { colors } = (await managerOf(store)).management
    const made = await colors.create({ body: COLOR })
    await colors.remove(at(made))
    return bare(made)
  },
  'management.colors.update': aboutColor(async (colors, id) =>
    bare(await colors.update({ params: { id }, query: { revision: 1 }, body: { ...COLOR, hex: '#24305f' } })),
  ),
  'management.colors.order': aboutColor(async (colors, id) => {
    const was = (await colors.list()).map((one) => one.id)
    return (await colors.order({ body: { was, ids: was } })).filter((one) => one.id !== id)
  }),
  'management.colors.remove': async ({ store }) => {
    const { colors } = (await managerOf(store)).management
    return Object.keys(await colors.remove(at(await colors.create({ body: COLOR }))))
  },
  'management.sizeCharts.list': aboutSizeChart(async (charts, id) =>
    (await charts.list()).data.filter((one) => one.id !== id),
  ),
  'management.sizeCharts.read': aboutSizeChart(async (charts, id) =>
    bare(await charts.read({ params: { id } })),
  ),
  'management.sizeCharts.create': async ({ store }) => {
    const { sizeCharts } = (await managerOf(store)).management
    const made = await sizeCharts.create({ body: SIZE_CHART })
    await sizeCharts.remove(at(made))
    return bare(made)
  },
  'management.sizeCharts.update': aboutSizeChart(async (charts, id) =>
    bare(
      await charts.update({
        params: { id },
        query: { revision: 1 },
        body: { ...SIZE_CHART, rows: [['39', '24.8']] },
      }),
    ),
  ),
  'management.sizeCharts.remove': async ({ store }) => {
    const { sizeCharts } = (await managerOf(store)).management
    return Object.keys(await sizeCharts.remove(at(await sizeCharts.create({ body: SIZE_CHART }))))
  },
  'management.soles.list': aboutSole(async (soles, id) =>
    (await soles.list()).data.filter((one) => one.id !== id),
  ),
  'management.soles.read': aboutSole(async (soles, id) => bare(await soles.read({ params: { id } }))),
  'management.soles.create': async ({ store }) => {
    const { soles } = (await managerOf(store)).management
    const made = await soles.create({ body: SOLE })
    await soles.remove(at(made))
    return bare(made)
  },
  'management.soles.update': aboutSole(async (soles, id) =>
    bare(
      await soles.update({
        params: { id },
        query: { revision: 1 },
        body: { ...SOLE, name: inAll('Rubber') },
      }),
    ),
  ),
  'management.soles.remove': async ({ store }) => {
    const { soles } = (await managerOf(store)).management
    return Object.keys(await soles.remove(at(await soles.create({ body: SOLE }))))
  },
}
