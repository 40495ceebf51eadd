import { sql } from 'drizzle-orm'
import { matchTerm, SHORTEST_BEGINNING, type KnownTerm, type TypedTerm } from './rules/match-term.ts'
import { spellings } from './rules/spellings.ts'
import { searchedTerms } from './rules/terms-of-text.ts'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { stemsOf } from './stems.ts'

const cached = cachedByRevision<number[][]>(2_000)

/**
 * For each word of a text, the numbers of the catalogue's words that it means: none where it means nothing.
 * A text without words means one word that is nowhere.
 */
export async function searchTermsOf(
  context: Pick<AppContext, 'db' | 'revision'>,
  text: string,
): Promise<number[][]> {
  const terms = searchedTerms(text)
  if (terms.length === 0) return [[]]
  return cached(context, terms.join(' '), async () => {
    const stems = await stemsOf(context.db, terms)
    const typed = terms.map((term) => ({ term, stems: stems.get(term) ?? [term] }))
    const candidates = await candidatesFor(context, typed)
    return typed.map((one) => matchTerm(one, candidates))
  })
}

/** Every word of the catalogue that begins like a typed one, or shares a spelling with it. */
async function candidatesFor(
  { db }: Pick<AppContext, 'db'>,
  typed: readonly TypedTerm[],
): Promise<KnownTerm[]> {
  const met = [...new Set(typed.flatMap(({ term, stems }) => [term, ...stems].flatMap(spellings)))]
  const beginnings = typed.map(({ term }) => term).filter((term) => term.length >= SHORTEST_BEGINNING)
  const { rows } = await db.execute<KnownTerm & Record<string, unknown>>(sql`
    select id, term, stems from search_term w
    where id in (select term_id from search_spelling where spelling = any(${sql.param(met)}::text[]))
      or id in (
        select b.id from unnest(${sql.param(beginnings)}::text[]) as beginning,
          lateral (select id from search_term where term >= beginning and term < beginning || '\uffff' limit 200) b
      )`)
  return rows
}
