import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { artisan } from '../special-tables.ts'
import { numberedTerms } from './index-terms.ts'
import { textTerms } from './text-terms.ts'
import { SPECIAL } from './vocabulary.ts'

/**
 * Rewrites the search entries of some or all workshops. Call it in every transaction that changes the texts of
 * their pages.
 */
export async function refreshArtisanSearch(tx: Transaction, ids: 'all' | readonly number[]): Promise<void> {
  const rows = await tx
    .select()
    .from(artisan)
    .where(ids === 'all' ? undefined : inArray(artisan.id, [...ids]))
    .orderBy(artisan.id)
  const terms = await numberedTerms(tx, rows.map(termsOf), SPECIAL)
  const entries = rows.map(({ id }, place) => ({ artisan_id: id, ...terms[place] }))
  await tx.execute(sql`
    insert into artisan_search_entry (artisan_id, terms, name_terms)
    select artisan_id, terms, name_terms
    from jsonb_populate_recordset(null::artisan_search_entry, ${JSON.stringify(entries)}::jsonb)
    on conflict (artisan_id) do update set terms = excluded.terms, name_terms = excluded.name_terms`)
}

/** The name, craft, place and story of a workshop. */
const termsOf = (row: typeof artisan.$inferSelect) =>
  textTerms(row.name, [
    row.position,
    row.contact.address,
    row.helloText,
    row.aboutTitle,
    row.aboutText,
    row.videoTitle,
    row.videoText,
    row.bioText,
  ])
