import type { LocalizedText } from '@shyrdak/sdk/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { lockListing } from '../lock-listing.ts'
import { numberedTerms } from './index-terms.ts'
import { textTerms } from './text-terms.ts'
import { SPECIAL } from './vocabulary.ts'

const AT_ONCE = 1_000

/** The special goods to refresh: by id, by colour, by category, by workshop, or all. */
export type SpecialSearchGoods =
  | 'all'
  | readonly number[]
  | { readonly inColor: number }
  | { readonly inSpecialCategories: ReadonlySet<number> }
  | { readonly ofArtisan: number }

/**
 * Rewrites the search entries of some or all special goods. Goods of other markets are skipped. Like
 * `refreshListing`, it is called after all other locks and before `bumpRevision`.
 */
export async function refreshSpecialSearch(tx: Transaction, goods: SpecialSearchGoods): Promise<void> {
  await lockListing(tx, goods)
  const ids = await idsOf(tx, goods)
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await writeEntries(tx, await findableGoods(tx, ids.slice(start, start + AT_ONCE)))
}

const conditionOf = (goods: SpecialSearchGoods): SQL => {
  if (goods === 'all') return sql`true`
  if ('inColor' in goods)
    return sql`product_id in (select v.product_id from variation v where v.color_id = ${goods.inColor})`
  if ('inSpecialCategories' in goods)
    return sql`category_id = any(${sql.param([...goods.inSpecialCategories])}::int[])`
  if ('ofArtisan' in goods) return sql`artisan_id = ${goods.ofArtisan}`
  return sql`product_id = any(${sql.param(goods)}::int[])`
}

async function idsOf(tx: Transaction, goods: SpecialSearchGoods): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select product_id as id from special_product where ${conditionOf(goods)} order by product_id`,
  )
  return rows.map(({ id }) => id)
}

interface FindableGoods {
  id: number
  createdAt: string
  name: LocalizedText
  description: LocalizedText
  artisan: LocalizedText | null
  /** The titles of its category and the categories above. */
  categories: LocalizedText[]
  colors: LocalizedText[]
}

async function findableGoods(tx: Transaction, ids: readonly number[]): Promise<FindableGoods[]> {
  const { rows } = await tx.execute<FindableGoods & Record<string, unknown>>(sql`
    with recursive above (category_id, parent_id, title) as (
      select id, parent_id, title from special_category
      union
      select above.category_id, c.parent_id, c.title from above join special_category c on c.id = above.parent_id
    )
    select p.id, p.created_at::text as "createdAt", p.name, p.description, artisan.name as artisan,
      (select coalesce(json_agg(above.title), '[]') from above where above.category_id = own.category_id) as categories,
      (select coalesce(json_agg(c.name), '[]') from variation v join color c on c.id = v.color_id
        where v.product_id = p.id) as colors
    from product p join special_product own on own.product_id = p.id
      left join artisan on artisan.id = own.artisan_id
    where p.id = any(${sql.param(ids)}::int[]) order by p.id`)
  return rows
}

/** Updates existing rows instead of replacing them, which would lock their products for the foreign key. */
async function writeEntries(tx: Transaction, goods: readonly FindableGoods[]): Promise<void> {
  const found = goods.map(({ name, description, artisan, categories, colors }) =>
    textTerms(name, [description, artisan, ...categories, ...colors]),
  )
  const terms = await numberedTerms(tx, found, SPECIAL)
  const rows = goods.map(({ id, createdAt }, place) => ({
    product_id: id,
    created_at: createdAt,
    ...terms[place],
  }))
  await tx.execute(sql`
    insert into special_search_entry (product_id, created_at, terms, name_terms)
    select product_id, created_at, terms, name_terms
    from jsonb_populate_recordset(null::special_search_entry, ${JSON.stringify(rows)}::jsonb)
    on conflict (product_id) do update
      set created_at = excluded.created_at, terms = excluded.terms, name_terms = excluded.name_terms`)
}
