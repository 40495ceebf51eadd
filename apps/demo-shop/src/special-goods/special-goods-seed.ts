import type { SpecialGoodsSeed } from '@shyrdak/api/seeding'
import { localized } from '../good.ts'
import { GOODS } from '../goods/index.ts'
import { WORKSHOPS } from '../workshops/index.ts'
import { workshopRow } from '../workshops/workshop-rows.ts'
import { SPECIAL_CATEGORIES } from './categories.ts'
import { SPECIAL_GOODS } from './index.ts'
import { specialGoodRows } from './special-good-rows.ts'

/** The special goods and workshops of the demo shop as rows, in the colours of its retail goods and numbered after them. */
export function demoSpecialGoods(now: Date): SpecialGoodsSeed {
  const makers = new Map(WORKSHOPS.map(({ handle }, place) => [handle, place + 1]))
  const goods = SPECIAL_GOODS.map((good, place) => {
    const maker = makers.get(good.maker)
    if (maker === undefined) throw new Error(`The demo shop has no workshop called ${good.maker}.`)
    return specialGoodRows(good, GOODS.length + place + 1, maker, now)
  })
  return {
    categories: SPECIAL_CATEGORIES.map(({ id, parent, title }, place) => ({
      id,
      parentId: parent,
      title: localized(title),
      place,
    })),
    artisans: WORKSHOPS.map((workshop, place) => workshopRow(workshop, place + 1)),
    products: goods.map(({ product }) => product),
    variations: goods.flatMap(({ variations }) => variations),
    stock: goods.flatMap(({ stock }) => stock),
    prices: goods.flatMap(({ prices }) => prices),
  }
}
