import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { spellings } from '../rules/search/spellings.ts'
import { stemsOf } from './stems.ts'

/** Longer strings of letters are no words: they would only fill the index. */
const LONGEST_WORD = 40

/** Makes words searchable and gives the number of each. Words already known keep theirs. */
export async function learnWords(tx: Transaction, words: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(words)].filter((word) => word.length <= LONGEST_WORD).toSorted()
  const known = await numbersOf(tx, wanted)
  const unknown = wanted.filter((word) => !known.has(word))
  if (unknown.length === 0) return known
  const stems = await stemsOf(tx, unknown)
  const rows = unknown.map((word) => ({ word, stems: stems.get(word) ?? [word] }))
  await tx.execute(sql`
    insert into search_word (word, stems)
    select word, stems from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as learnt (word text, stems text[])
    on conflict do nothing`)
  const learnt = await numbersOf(tx, unknown)
  const met = rows.flatMap(({ word, stems }) =>
    [...new Set([word, ...stems].flatMap(spellings))].map((spelling) => ({ spelling, id: learnt.get(word) })),
  )
  await tx.execute(sql`
    insert into search_spelling (spelling, word_id)
    select spelling, id from jsonb_to_recordset(${JSON.stringify(met)}::jsonb) as met (spelling text, id int)
    on conflict do nothing`)
  return new Map([...known, ...learnt])
}

async function numbersOf(tx: Transaction, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number; word: string }>(
    sql`select id, word from search_word where word = any(${sql.param([...words])}::text[])`,
  )
  return new Map(rows.map(({ id, word }) => [word, id]))
}
