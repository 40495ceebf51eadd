import { sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { formsOf, SHORTEST_BEGINNING, typosOf, type KnownTerm, type TypedTerm } from './rules/match-term.ts'
import { spellings } from './rules/spellings.ts'
import { searchedTerms } from './rules/terms-of-text.ts'
import { stemsOf } from './stems.ts'
import { renamed, type Renamed } from './synonyms.ts'

/** What a word means. */
interface Meaning {
  /** The numbers of the catalogue's words: none where it means nothing. */
  ids: number[]
  /** Only words a typo away are like it. */
  isMistyped: boolean
}

const cached = cachedByRevision<Map<string, Meaning>>(2_000)

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
  const meant = await meaningsOf(context, terms)
  return terms.map((term) => meant.get(term)?.ids ?? [])
}

/** What each of these words means. */
export const meaningsOf = (
  context: Pick<AppContext, 'db' | 'revision'>,
  terms: readonly string[],
): Promise<Map<string, Meaning>> =>
  cached(context, terms.join(' '), async () => {
    const stems = await stemsOf(context.db, terms)
    const typed = terms.map((term) => ({ term, stems: stems.get(term) ?? [term] }))
    const others = await renamed(context, typed)
    const candidates = await candidatesFor(context, [
      ...typed,
      ...others.flatMap(({ forms, typos }) => [...forms, ...typos]),
    ])
    return new Map(
      typed.map((one, place) => [one.term, meaningOf(one, others[place] ?? NO_OTHERS, candidates)]),
    )
  })

const NO_OTHERS: Renamed = { forms: [], typos: [] }

/** Its forms and those of what it is another name of; only where there are none, words a typo away. */
function meaningOf(typed: TypedTerm, others: Renamed, candidates: readonly KnownTerm[]): Meaning {
  const named = (goods: readonly TypedTerm[]) => goods.flatMap((one) => formsOf(one, candidates))
  const forms = [...formsOf(typed, candidates), ...named(others.forms)]
  const isMistyped = forms.length === 0
  const meant = isMistyped ? [...typosOf(typed, candidates), ...named(others.typos)] : forms
  return { ids: [...new Set(meant)].toSorted((a, b) => a - b), isMistyped }
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
