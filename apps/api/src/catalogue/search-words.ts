import { sql } from 'drizzle-orm'
import { matchWord, SHORTEST_BEGINNING, type KnownWord, type TypedWord } from '../rules/search/match-word.ts'
import { spellings } from '../rules/search/spellings.ts'
import { searchedWords } from '../rules/search/words-of-text.ts'
import type { Tools } from '../tools.ts'
import { cachedByRevision } from './cached-by-revision.ts'
import { stemsOf } from './stems.ts'

const kept = cachedByRevision<number[][]>(2_000)

/**
 * For each word of a text, the numbers of the catalogue's words that it means: none where it means nothing.
 * A text without words means one word that is nowhere.
 */
export async function searchWords(tools: Pick<Tools, 'db' | 'revision'>, text: string): Promise<number[][]> {
  const words = searchedWords(text)
  if (words.length === 0) return [[]]
  return kept(tools, words.join(' '), async () => {
    const stems = await stemsOf(tools.db, words)
    const typed = words.map((word) => ({ word, stems: stems.get(word) ?? [word] }))
    const candidates = await candidatesFor(tools, typed)
    return typed.map((one) => matchWord(one, candidates))
  })
}

/** Every word of the catalogue that begins like a typed one, or shares a spelling with it. */
async function candidatesFor({ db }: Pick<Tools, 'db'>, typed: readonly TypedWord[]): Promise<KnownWord[]> {
  const met = [...new Set(typed.flatMap(({ word, stems }) => [word, ...stems].flatMap(spellings)))]
  const beginnings = typed.map(({ word }) => word).filter((word) => word.length >= SHORTEST_BEGINNING)
  const { rows } = await db.execute<KnownWord & Record<string, unknown>>(sql`
    select id, word, stems from search_word w
    where id in (select word_id from search_spelling where spelling = any(${sql.param(met)}::text[]))
      or id in (
        select b.id from unnest(${sql.param(beginnings)}::text[]) as beginning,
          lateral (select id from search_word where word >= beginning and word < beginning || '\uffff' limit 200) b
      )`)
  return rows
}
