import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import type { CategoryTree } from '../rules/category-tree.ts'
import { saleMinorOf } from '../rules/price-view.ts'
import { countryBit } from './country-bit.ts'
import { lockListing } from '../lock-listing.ts'
import { numberedTerms } from '../search/index-terms.ts'
import { refreshArtisanSearch } from '../search/refresh-artisan-search.ts'
import { refreshSpecialSearch } from '../search/refresh-special-search.ts'
import { RETAIL } from '../search/vocabulary.ts'
import {
  listedProducts,
  pricesOf,
  productsWhere,
  type CountryPrice,
  type ListedProduct,
} from './listed-products.ts'
import { productCard } from './product-card.ts'
import { productTerms } from '../search/product-terms.ts'
import { readCategoryTree } from '../read-categories.ts'

const AT_ONCE = 1_000

/** The goods to refresh: by id, by retail category, by colour, or all, then with all workshops. */
export type RelistedGoods =
  'all' | readonly number[] | { readonly inCategories: ReadonlySet<number> } | { readonly inColor: number }

const isByNumber = (goods: RelistedGoods): goods is readonly number[] => Array.isArray(goods)
const isInCategories = (goods: RelistedGoods) => typeof goods === 'object' && 'inCategories' in goods

/**
 * Rewrites the read models of lists and search for some or all products. Call it in every transaction that
 * changes products, colours, categories or prices, after all other locks and before `bumpRevision`.
 * Special goods only have entries in their own search, and wholesale goods have no read models.
 */
export async function refreshListing(tx: Transaction, goods: RelistedGoods): Promise<void> {
  await lockListing(tx, goods)
  const ids = isByNumber(goods) ? goods : await numbersOf(tx, goods)
  const tree = await readCategoryTree(tx)
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE)
    for (const table of ['listing', 'listing_card', 'search_entry'])
      await tx.execute(
        sql`delete from ${sql.identifier(table)} where product_id = any(${sql.param(some)}::int[])`,
      )
    const products = await listedProducts(tx, some)
    const prices = await pricesOf(tx, some)
    await writeEntries(tx, products, prices, tree)
    await writeListing(tx, prices)
    await writeCards(tx, products, prices)
  }
  if (!isInCategories(goods)) await refreshSpecialSearch(tx, goods)
  if (goods === 'all') await refreshArtisanSearch(tx, 'all')
}

function numbersOf(tx: Transaction, goods: Exclude<RelistedGoods, readonly number[]>): Promise<number[]> {
  if (goods === 'all') return productsWhere(tx, sql`true`)
  if ('inColor' in goods)
    return productsWhere(
      tx,
      sql`product_id in (select v.product_id from variation v where v.color_id = ${goods.inColor})`,
    )
  return productsWhere(tx, sql`category_id = any(${sql.param([...goods.inCategories])}::int[])`)
}

async function writeEntries(
  tx: Transaction,
  products: ListedProduct[],
  prices: CountryPrice[],
  tree: CategoryTree,
) {
  const sold = Map.groupBy(prices, ({ productId }) => productId)
  const found = products.map((product) => {
    const path = tree.pathTo(product.categoryId)
    return { product, path, ...productTerms({ ...product, categories: path.map(({ title }) => title) }) }
  })
  const terms = await numberedTerms(tx, found, RETAIL)
  const rows = found.map(({ product, path }, place) => ({
    product_id: product.id,
    created_at: product.createdAt,
    sold_in: String(
      (sold.get(product.id) ?? []).reduce((bits, { country }) => bits | BigInt(countryBit(country)), 0n),
    ),
    group: product.group,
    technique: product.technique,
    model: product.model,
    category_ids: path.map(({ id }) => id),
    color_ids: product.colorIds,
    ...terms[place],
  }))
  await tx.execute(sql`
    insert into search_entry (product_id, created_at, sold_in, "group", technique, model, category_ids, color_ids,
      terms, name_terms)
    select product_id, created_at, sold_in, "group", technique, model, category_ids, color_ids, terms, name_terms
    from jsonb_populate_recordset(null::search_entry, ${JSON.stringify(rows)}::jsonb)`)
}

/** Inserts a row per country, with the columns shared by all of them. */
async function writeListing(tx: Transaction, prices: CountryPrice[]) {
  await tx.execute(sql`
    insert into listing (product_id, country, sale_minor, created_at, "group", technique, model, category_ids, color_ids)
    select product_id, country, sale_minor, created_at, "group", technique, model, category_ids, color_ids
    from unnest(${sql.param(prices.map(({ productId }) => productId))}::int[],
      ${sql.param(prices.map(({ country }) => country))}::text[],
      ${sql.param(prices.map(saleMinorOf))}::int[]) as sold (product_id, country, sale_minor)
    join search_entry using (product_id)`)
}

async function writeCards(tx: Transaction, products: ListedProduct[], prices: CountryPrice[]) {
  const byId = new Map(products.map((product) => [product.id, product]))
  const cards = prices.flatMap((price) => {
    const product = byId.get(price.productId)
    return product ? [{ price, text: JSON.stringify(productCard(product, price)) }] : []
  })
  await tx.execute(sql`
    insert into listing_card (product_id, country, card)
    select * from unnest(${sql.param(cards.map(({ price }) => price.productId))}::int[],
      ${sql.param(cards.map(({ price }) => price.country))}::text[],
      ${sql.param(cards.map(({ text }) => text))}::text[])`)
}
