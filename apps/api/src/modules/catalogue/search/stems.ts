import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { stemWithoutVowel } from './rules/fleeting-vowel.ts'
import { kyrgyzStems } from './rules/kyrgyz-stem.ts'

const isCyrillic = (term: string) => /\p{Script=Cyrillic}/u.test(term)

/**
 * Returns the stems of each word: by PostgreSQL's Snowball rules for Russian or English, and by our own rules
 * for Kyrgyz endings and dropped Russian vowels.
 */
export async function stemsOf(
  db: Database | Transaction,
  terms: readonly string[],
): Promise<Map<string, string[]>> {
  const dictionaries = terms.map((term) => (isCyrillic(term) ? 'russian_stem' : 'english_stem'))
  const { rows } = await db.execute<{ term: string; stem: string | null }>(sql`
    select term, (ts_lexize(dictionary::regdictionary, term))[1] as stem
    from unnest(${sql.param([...terms])}::text[], ${sql.param(dictionaries)}::text[]) as typed (term, dictionary)`)
  return new Map(
    rows.map(({ term, stem }) => {
      const other = stemWithoutVowel(term)
      const stems = [stem ?? term, ...(other === undefined ? [] : [other])]
      return [term, [...new Set([...stems, ...(isCyrillic(term) ? kyrgyzStems(term) : [])])]]
    }),
  )
}
