import { demoRates, type GoodsSeed } from '@shyrdak/api/seeding'
import { CATEGORIES, type DemoCategory } from './categories.ts'
import { localized } from './good.ts'
import { goodRows } from './good-rows.ts'
import { GOODS } from './goods/index.ts'
import { imageName, palette } from './images/index.ts'
import { SIZE_CHARTS } from './size-charts.ts'

/** The retail goods of the demo shop as rows. */
export async function demoGoods(now: Date): Promise<GoodsSeed> {
  const numbers = categoryNumbers(CATEGORIES)
  const goods = GOODS.map((good, place) => goodRows(good, place + 1, numbers.get(good.category) ?? 0, now))
  return {
    categories: categoryRows(CATEGORIES, null),
    colors: palette.map(({ name, hex }, place) => ({ id: place + 1, name, hex, position: place })),
    sizeCharts: Object.values(SIZE_CHARTS),
    products: goods.map(({ product }) => product),
    variations: goods.flatMap(({ variations }) => variations),
    stock: goods.flatMap(({ stock }) => stock),
    prices: goods.flatMap(({ prices }) => prices),
    links: goods.flatMap(({ links }) => links),
    exchangeRates: await demoRates(() => now).fetch(),
  }
}

function categoryRows(
  categories: readonly DemoCategory[],
  parentId: number | null,
): GoodsSeed['categories'][number][] {
  return categories.flatMap(({ id, url, title, text, scene, below = [] }, position) => [
    {
      id,
      parentId,
      url,
      title: localized(title),
      description: localized(text),
      photo: scene === undefined ? null : scenePhoto(scene, id),
      position,
    },
    ...categoryRows(below, id),
  ])
}

function scenePhoto(model: NonNullable<DemoCategory['scene']>, seed: number): string {
  const [main, accent] = ['#a8322a', '#ece5d8']
  return `/media/${imageName({ kind: 'scene', model, view: 'tile', main, accent, seed })}.jpg`
}

const categoryNumbers = (categories: readonly DemoCategory[]): Map<string, number> =>
  new Map(categories.flatMap(({ id, url, below = [] }) => [[url, id] as const, ...categoryNumbers(below)]))
