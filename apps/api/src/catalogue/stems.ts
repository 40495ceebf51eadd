import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { kyrgyzStems } from '../rules/search/kyrgyz-stem.ts'

const isCyrillic = (word: string) => /\p{Script=Cyrillic}/u.test(word)

/**
 * What is left of each word without its ending: by PostgreSQL's Snowball rules for Russian or English,
 * and for what may be Kyrgyz, by our own.
 */
export async function stemsOf(
  db: Database | Transaction,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const dictionaries = words.map((word) => (isCyrillic(word) ? 'russian_stem' : 'english_stem'))
  const { rows } = await db.execute<{ word: string; stem: string | null }>(sql`
    select word, (ts_lexize(dictionary::regdictionary, word))[1] as stem
    from unnest(${sql.param([...words])}::text[], ${sql.param(dictionaries)}::text[]) as typed (word, dictionary)`)
  return new Map(
    rows.map(({ word, stem }) => {
      const stems = [stem ?? word, ...(isCyrillic(word) ? kyrgyzStems(word) : [])]
      return [word, [...new Set(stems)]]
    }),
  )
}
