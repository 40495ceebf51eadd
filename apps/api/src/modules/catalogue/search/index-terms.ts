import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { spellings } from './rules/spellings.ts'
import { stemsOf } from './stems.ts'
import type { Terms } from './text-terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Longer strings are not words and would only fill the index. */
const LONGEST_TERM = 40

/** Adds the terms of rows to a vocabulary, and returns their ids in its place. */
export async function numberedTerms(
  tx: Transaction,
  rows: readonly Terms[],
  vocabulary: Vocabulary,
): Promise<{ terms: number[]; name_terms: number[] }[]> {
  const ids = await indexTerms(
    tx,
    rows.flatMap(({ terms }) => [...terms]),
    vocabulary,
  )
  const numbered = (terms: ReadonlySet<string>) =>
    [...terms].flatMap((term) => ids.get(term) ?? []).toSorted((a, b) => a - b)
  return rows.map(({ terms, nameTerms }) => ({ terms: numbered(terms), name_terms: numbered(nameTerms) }))
}

/** Adds terms to a vocabulary and returns their ids. Known terms keep theirs. */
async function indexTerms(
  tx: Transaction,
  terms: readonly string[],
  vocabulary: Vocabulary,
): Promise<Map<string, number>> {
  const wanted = [...new Set(terms)].filter((term) => term.length <= LONGEST_TERM).toSorted()
  const known = await numbersOf(tx, wanted, vocabulary)
  const unknown = wanted.filter((term) => !known.has(term))
  if (unknown.length === 0) return known
  const stems = await stemsOf(tx, unknown)
  const rows = unknown.map((term) => ({ term, stems: stems.get(term) ?? [term] }))
  await tx.execute(sql`
    insert into ${vocabulary.terms} (term, stems)
    select term, stems from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as learnt (term text, stems text[])
    on conflict do nothing`)
  const learnt = await numbersOf(tx, unknown, vocabulary)
  const met = rows.flatMap(({ term, stems }) =>
    [...new Set([term, ...stems].flatMap(spellings))].map((spelling) => ({
      spelling,
      id: learnt.get(term),
    })),
  )
  await tx.execute(sql`
    insert into ${vocabulary.spellings} (spelling, term_id)
    select spelling, id from jsonb_to_recordset(${JSON.stringify(met)}::jsonb) as met (spelling text, id int)
    on conflict do nothing`)
  return new Map([...known, ...learnt])
}

async function numbersOf(
  tx: Transaction,
  terms: readonly string[],
  vocabulary: Vocabulary,
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number; term: string }>(
    sql`select id, term from ${vocabulary.terms} where term = any(${sql.param([...terms])}::text[])`,
  )
  return new Map(rows.map(({ id, term }) => [term, id]))
}
