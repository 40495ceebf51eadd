import { sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { ARTISANS, GOODS } from '../tags.ts'
import { refreshArtisanSearch } from './refresh-artisan-search.ts'
import { refreshSpecialSearch } from './refresh-special-search.ts'

/**
 * Adds the special goods and workshops without a search entry to the search: those of a store from before this
 * search, and those that a process of an earlier version creates during a deploy.
 */
export const sweepSpecialSearch = (context: Pick<AppContext, 'db'>): Promise<void> =>
  transaction(context.db, async (tx) => {
    const { rows } = await tx.execute<{ goods: number[]; artisans: number[] }>(sql`
      select
        array(select product_id from special_product where not exists
          (select from special_search_entry e where e.product_id = special_product.product_id)) as goods,
        array(select id from artisan where not exists
          (select from artisan_search_entry e where e.artisan_id = artisan.id)) as artisans`)
    const { goods, artisans } = rows[0] ?? { goods: [], artisans: [] }
    if (goods.length + artisans.length === 0) return
    await refreshSpecialSearch(tx, goods)
    await refreshArtisanSearch(tx, artisans)
    await bumpRevision(tx, [GOODS, ARTISANS])
  })
