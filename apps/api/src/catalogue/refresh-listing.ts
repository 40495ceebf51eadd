import type { Group, LocalizedText, Model, RetailProductEntry, Technique } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { priceCurrency, priceView, saleMinorOf, type KgsPrice } from '../rules/catalogue/price-view.ts'
import type { ReadingRates } from '../rules/catalogue/reading-currency.ts'
import { learnWords } from './learn-words.ts'
import { productWords } from './product-words.ts'
import { readCategoryTree } from './read-categories.ts'
import { readReadingRates } from './reading-rates.ts'

/** What stands on a card until a product has a photo. The media room draws it. */
export const NO_PHOTO = '/media/placeholder.jpg'

const AT_ONCE = 1_000

/**
 * Writes the read model of lists anew for some products, or for all of them. Belongs into every transaction that
 * changes products, colours, categories, prices or rates, before `bumpRevision`.
 */
export async function refreshListing(
  tx: Transaction,
  productIds: readonly number[] | 'all',
  now: Date,
): Promise<void> {
  const ids = productIds === 'all' ? await everyProduct(tx) : productIds
  const tree = await readCategoryTree(tx)
  const rates = await readReadingRates(tx, now)
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = sql.param(ids.slice(start, start + AT_ONCE))
    const products = await readProducts(tx, some)
    const found = products.map((product) => {
      const path = tree.pathTo(product.categoryId)
      return {
        product,
        categoryIds: path.map(({ id }) => id),
        ...productWords({ ...product, categories: path.map(({ title }) => title) }),
      }
    })
    const numbers = await learnWords(
      tx,
      found.flatMap(({ words }) => [...words]),
    )
    const numbered = (words: ReadonlySet<string>) =>
      [...words].flatMap((word) => numbers.get(word) ?? []).toSorted((a, b) => a - b)
    const rows = found.map(({ product, categoryIds, words, nameWords }) => ({
      id: product.id,
      created: product.createdAt,
      group: product.group,
      technique: product.technique,
      model: product.model,
      categories: categoryIds,
      colors: product.colorIds,
    }))
    const wordRows = found.map(({ product, words, nameWords }) => ({
      id: product.id,
      words: numbered(words),
      name_words: numbered(nameWords),
    }))
    await tx.execute(sql`
      insert into product_word (product_id, words, name_words)
      select id, words, name_words
      from jsonb_to_recordset(${JSON.stringify(wordRows)}::jsonb) as w (id int, words int[], name_words int[])
      on conflict (product_id) do update set words = excluded.words, name_words = excluded.name_words
      where (product_word.words, product_word.name_words) is distinct from (excluded.words, excluded.name_words)`)
    await tx.execute(sql`delete from listing where product_id = any(${some}::int[])`)
    await tx.execute(sql`delete from listing_card where product_id = any(${some}::int[])`)
    await tx.execute(sql`
      insert into listing (country, product_id, created_at, sale_minor, "group", technique, model,
        category_ids, color_ids)
      select price.country, p.id, p.created, price.amount_minor - price.discount_minor, p."group", p.technique,
        p.model, p.categories, p.colors
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id int, created timestamptz, "group" text,
        technique text, model text, categories int[], colors int[])
      join price on price.product_id = p.id`)
    const cards = await writeCards(tx, some, products, rates)
    await tx.execute(sql`
      insert into listing_card (product_id, country, card)
      select * from unnest(${sql.param(cards.ids)}::int[], ${sql.param(cards.countries)}::text[],
        ${sql.param(cards.texts)}::text[])`)
  }
}

async function everyProduct(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from product order by id`)
  return rows.map(({ id }) => id)
}

interface ListedProduct extends Record<string, unknown> {
  id: number
  slug: string
  name: LocalizedText
  group: Group
  technique: Technique | null
  model: Model | null
  categoryId: number
  createdAt: string
  colorIds: number[]
  colors: LocalizedText[]
  photo: string | null
}

async function readProducts(tx: Transaction, ids: unknown): Promise<ListedProduct[]> {
  const { rows } = await tx.execute<ListedProduct>(sql`
    select p.id, p.slug, p.name, p."group", p.technique, p.model, p.category_id as "categoryId",
      p.created_at::text as "createdAt", v.ids as "colorIds", v.names as colors, v.photo
    from product p, lateral (
      select coalesce(array_agg(v.color_id order by v.position), '{}') as ids,
        coalesce(json_agg(c.name order by v.position), '[]') as names,
        (array_agg(v.photos[1] order by v.position) filter (where v.photos[1] is not null))[1] as photo
      from variation v join color c on c.id = v.color_id where v.product_id = p.id
    ) v
    where p.id = any(${ids}::int[]) order by p.id`)
  return rows
}

async function writeCards(tx: Transaction, ids: unknown, products: ListedProduct[], rates: ReadingRates) {
  const { rows } = await tx.execute<
    KgsPrice & { productId: number; country: string } & Record<string, unknown>
  >(sql`
    select product_id as "productId", country, amount_minor as "amountMinor", discount_minor as "discountMinor"
    from price where product_id = any(${ids}::int[])`)
  const byId = new Map(products.map((product) => [product.id, product]))
  const cards: { ids: number[]; countries: string[]; texts: string[] } = { ids: [], countries: [], texts: [] }
  for (const row of rows) {
    const product = byId.get(row.productId)
    if (!product) continue
    cards.ids.push(row.productId)
    cards.countries.push(row.country)
    cards.texts.push(JSON.stringify(cardOf(product, row, row.country, rates)))
  }
  return cards
}

function cardOf(
  product: ListedProduct,
  price: KgsPrice,
  country: string,
  rates: ReadingRates,
): RetailProductEntry {
  const { id, slug, name, photo } = product
  return {
    id,
    slug,
    product: { slug, photo: photo ?? NO_PHOTO, name, sale_cost: toMoney(saleMinorOf(price)) },
    price: priceView(price, country, rates),
    currency: priceCurrency(country, rates),
  }
}
