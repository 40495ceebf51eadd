import { issuesWhileSold, type NewGoods } from '@shyrdak/sdk/management'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { refusedBy } from '#platform/sql/refused-by.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { refuseUnstorable } from '#platform/text/plain-text.ts'
import type { CatalogueContext } from '../context.ts'
import { refreshListing } from '../listing/refresh-listing.ts'
import { product } from '../tables.ts'
import { artisanTag, GOODS, PRICES, productTag } from '../tags.ts'
import { lockGoods, type GoodsAt } from './lock-goods.ts'
import type { MarketGoods } from './market-goods.ts'
import { moveSlug, takeSlug } from './move-slug.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

const SLUG_TAKEN = { twin: { field: 'slug', code: 'taken' } }

const rowOf = ({ slug, name, description, details, weight }: NewGoods) => ({
  slug,
  name,
  description,
  details,
  weightG: weight,
})

/**
 * Creates a product as a draft, visible only to managers until it has a price, once per intent. Returns its id.
 * @throws INVALID, KEY_REUSED
 */
export function createGoods<New extends NewGoods, Own extends object>(
  context: Pick<AppContext, 'db' | 'clock'>,
  goods: MarketGoods<New, Own>,
  input: New,
  intent?: Intent,
): Promise<number> {
  refuseUnstorable(input)
  return transaction(context.db, (tx) => once(tx, intent, () => insertGoods(tx, context, goods, input)))
}

async function insertGoods<New extends NewGoods, Own extends object>(
  tx: Transaction,
  { clock }: Pick<AppContext, 'clock'>,
  { market, write }: MarketGoods<New, Own>,
  input: New,
): Promise<number> {
  const insert = tx
    .insert(product)
    .values({ market, ...rowOf(input), createdAt: clock() })
    .returning({ id: product.id })
  const made = onlyRow(await refusedBy(insert, SLUG_TAKEN), 'insert into product')
  await write(tx, made.id, input)
  const left = await takeSlug(tx, market, input.slug)
  await refreshListing(tx, [made.id])
  await bumpRevision(tx, [made.id, ...left].map(productTag))
  return made.id
}

/**
 * Updates a product. Lists, search and pages follow in the same transaction, and its former slug redirects to
 * the new one.
 * @throws NOT_FOUND, STALE; INVALID with `taken` for the slug of another product, and while it is on sale
 * `required` for a text that lacks a language and `needed` for its soles
 */
export async function updateGoods<New extends NewGoods, Own extends object>(
  context: Pick<CatalogueContext, 'db' | 'wholesaleGoods'>,
  { market, read, write }: MarketGoods<New, Own>,
  at: GoodsAt,
  input: New,
): Promise<void> {
  refuseUnstorable(input)
  const { id } = at
  await transaction(context.db, async (tx) => {
    const row = await lockGoods(context, tx, market, at)
    if (row.isOnSale) refuseGaps(input)
    const before = await read(tx, id)
    await refusedBy(tx.update(product).set(rowOf(input)).where(eq(product.id, id)), SLUG_TAKEN)
    await write(tx, id, input)
    const left = input.slug === row.slug ? [] : await moveSlug(tx, { ...row, to: input.slug })
    await refreshListing(tx, [id])
    const artisans = new Set([before, input].flatMap(artisanOf))
    const isMoved = before.category_id !== input.category_id
    await bumpRevision(tx, [
      GOODS,
      // The highest prices of both categories may change.
      ...(isMoved ? [PRICES] : []),
      ...[id, ...left].map(productTag),
      ...[...artisans].map(artisanTag),
    ])
  })
}

/** The workshop of special goods. */
const artisanOf = (goods: object): number[] =>
  'artisan_id' in goods && typeof goods.artisan_id === 'number' ? [goods.artisan_id] : []

function refuseGaps(input: NewGoods): void {
  const issues = issuesWhileSold(input)
  if (issues.length > 0) throw refuse('INVALID', { issues })
}
