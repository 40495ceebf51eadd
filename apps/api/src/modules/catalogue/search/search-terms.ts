import { sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { formsOf, SHORTEST_BEGINNING, typosOf, type KnownTerm, type TypedTerm } from './rules/match-term.ts'
import { spellings } from './rules/spellings.ts'
import { searchedTerms } from './rules/terms-of-text.ts'
import { stemsOf } from './stems.ts'
import { renamed, type Renamed } from './synonyms.ts'

/** The catalogue terms that a word matches. */
interface Meaning {
  /** Term ids; empty for an unknown word. */
  ids: number[]
  /** Whether only terms one typo away match. */
  isMistyped: boolean
}

const cached = cachedByRevision<Map<string, Meaning>>(2_000)

/**
 * Returns, for each word of a text, the ids of the matching catalogue terms; empty for an unknown word. A
 * text without words counts as one unknown word.
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

/** Returns the matching catalogue terms of each word. */
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

/** Matches the forms of the word and of its synonyms. Typos are considered only when no form matches. */
function meaningOf(typed: TypedTerm, others: Renamed, candidates: readonly KnownTerm[]): Meaning {
  const named = (goods: readonly TypedTerm[]) => goods.flatMap((one) => formsOf(one, candidates))
  const forms = [...formsOf(typed, candidates), ...named(others.forms)]
  const isMistyped = forms.length === 0
  const meant = isMistyped ? [...typosOf(typed, candidates), ...named(others.typos)] : forms
  return { ids: [...new Set(meant)].toSorted((a, b) => a - b), isMistyped }
}

/** Reads the catalogue terms that begin with a typed word or share a spelling with it. */
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
