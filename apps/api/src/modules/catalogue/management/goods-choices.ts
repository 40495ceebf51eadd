import type { LocalizedText } from '@shyrdak/sdk/contract'
import { inTreeOrder, type GoodsChoices } from '@shyrdak/sdk/management'
import { asc } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Database } from '#platform/sql/database.ts'
import { readingRates } from '../rates/reading-rates.ts'
import { specialCategory } from '../special-tables.ts'
import { category, color, sizeChart, type GoodsMarket } from '../tables.ts'
import { sizesOf } from './size-charts/managed-size-charts.ts'
import { sole, wholesaleCategory } from '../wholesale-tables.ts'

interface Category {
  id: number
  parentId: number | null
  title: LocalizedText
}

/** Returns the categories, colours, size charts, soles and rates to choose from for goods of a market. */
export async function goodsChoices(
  context: Pick<AppContext, 'db' | 'revision' | 'clock'>,
  market: GoodsMarket,
): Promise<GoodsChoices> {
  const { db } = context
  const [categories, colors, sizeCharts, soles, rates] = await Promise.all([
    categoriesOf(db, market),
    db
      .select({ id: color.id, name: color.name, hex: color.hex })
      .from(color)
      .orderBy(asc(color.position), asc(color.id)),
    market === 'special'
      ? []
      : db
          .select({ id: sizeChart.id, name: sizeChart.title, rows: sizeChart.rows })
          .from(sizeChart)
          .orderBy(asc(sizeChart.id)),
    market === 'wholesale'
      ? db.select({ id: sole.id, name: sole.name }).from(sole).orderBy(asc(sole.id))
      : [],
    readingRates(context),
  ])
  return {
    categories: inTreeOrder(categories).map(({ id, title, depth }) => ({ id, name: title, depth })),
    colors,
    size_charts: sizeCharts.map(({ id, name, rows }) => ({ id, name, sizes: sizesOf(rows) })),
    soles,
    rates: [...rates].map(([currency, { somPerUnit }]) => ({ currency, som_per_unit: somPerUnit })),
  }
}

function categoriesOf(db: Database, market: GoodsMarket): Promise<Category[]> {
  switch (market) {
    case 'retail': {
      const { id, parentId, title, position } = category
      return db.select({ id, parentId, title }).from(category).orderBy(asc(position), asc(id))
    }
    case 'special': {
      const { id, parentId, title, place } = specialCategory
      return db.select({ id, parentId, title }).from(specialCategory).orderBy(asc(place), asc(id))
    }
    case 'wholesale': {
      const { id, parentId, title, place } = wholesaleCategory
      return db.select({ id, parentId, title }).from(wholesaleCategory).orderBy(asc(place), asc(id))
    }
  }
}
