import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { spellings } from './rules/spellings.ts'
import { stemsOf } from './stems.ts'

/** Longer strings are not words and would only fill the index. */
const LONGEST_TERM = 40

/** Adds terms to the search index and returns their ids. Known terms keep theirs. */
export async function indexTerms(tx: Transaction, terms: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(terms)].filter((term) => term.length <= LONGEST_TERM).toSorted()
  const known = await numbersOf(tx, wanted)
  const unknown = wanted.filter((term) => !known.has(term))
  if (unknown.length === 0) return known
  const stems = await stemsOf(tx, unknown)
  const rows = unknown.map((term) => ({ term, stems: stems.get(term) ?? [term] }))
  await tx.execute(sql`
    insert into search_term (term, stems)
    select term, stems from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as learnt (term text, stems text[])
    on conflict do nothing`)
  const learnt = await numbersOf(tx, unknown)
  const met = rows.flatMap(({ term, stems }) =>
    [...new Set([term, ...stems].flatMap(spellings))].map((spelling) => ({
      spelling,
      id: learnt.get(term),
    })),
  )
  await tx.execute(sql`
    insert into search_spelling (spelling, term_id)
    select spelling, id from jsonb_to_recordset(${JSON.stringify(met)}::jsonb) as met (spelling text, id int)
    on conflict do nothing`)
  return new Map([...known, ...learnt])
}

async function numbersOf(tx: Transaction, terms: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number; term: string }>(
    sql`select id, term from search_term where term = any(${sql.param([...terms])}::text[])`,
  )
  return new Map(rows.map(({ id, term }) => [term, id]))
}
