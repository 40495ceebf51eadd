import { sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { formsOf, typosOf, type KnownTerm, type TypedTerm } from './rules/match-term.ts'
import { spellings } from './rules/spellings.ts'
import { searchedTerms } from './rules/terms-of-text.ts'
import { stemsOf } from './stems.ts'
import { renamed, type Renamed } from './synonyms.ts'
import { RETAIL, type Vocabulary } from './vocabulary.ts'

/** The catalogue terms that a word matches. */
interface Meaning {
  /** Term ids; empty for an unknown word. */
  ids: number[]
  /** Whether only terms one typo away match. */
  isMistyped: boolean
}

const cached = cachedByRevision<Map<string, Meaning>>(2_000)

/**
 * Returns, for each word of a text, the ids of the matching terms of a vocabulary; empty for an unknown word. A
 * text without words counts as one unknown word.
 */
export async function searchTermsOf(
  context: Pick<AppContext, 'db' | 'revision'>,
  text: string,
  vocabulary = RETAIL,
): Promise<number[][]> {
  const terms = searchedTerms(text)
  if (terms.length === 0) return [[]]
  const meant = await meaningsOf(context, terms, vocabulary)
  return terms.map((term) => meant.get(term)?.ids ?? [])
}

/** Returns the matching terms of each word. */
export const meaningsOf = (
  context: Pick<AppContext, 'db' | 'revision'>,
  terms: readonly string[],
  vocabulary = RETAIL,
): Promise<Map<string, Meaning>> =>
  cached(context, `${vocabulary.name} ${terms.join(' ')}`, async () => {
    const stems = await stemsOf(context.db, terms)
    const typed = terms.map((term) => ({ term, stems: stems.get(term) ?? [term] }))
    const others = await renamed(context, typed)
    const candidates = await candidatesFor(
      context,
      [...typed, ...others.flatMap(({ forms, typos }) => [...forms, ...typos])],
      vocabulary,
    )
    return new Map(
      typed.map((one, place) => [
        one.term,
        meaningOf(one, others[place] ?? NO_OTHERS, candidates, vocabulary),
      ]),
    )
  })

const NO_OTHERS: Renamed = { forms: [], typos: [] }

/** Matches the forms of the word and of its synonyms. Typos are considered only when no form matches. */
function meaningOf(
  typed: TypedTerm,
  others: Renamed,
  candidates: readonly KnownTerm[],
  { shortestBeginning }: Vocabulary,
): Meaning {
  const formsIn = (one: TypedTerm) => formsOf(one, candidates, shortestBeginning)
  const named = (goods: readonly TypedTerm[]) => goods.flatMap(formsIn)
  const forms = [...formsIn(typed), ...named(others.forms)]
  const isMistyped = forms.length === 0
  const meant = isMistyped ? [...typosOf(typed, candidates), ...named(others.typos)] : forms
  return { ids: [...new Set(meant)].toSorted((a, b) => a - b), isMistyped }
}

/** Reads the terms that begin with a typed word or share a spelling with it. */
async function candidatesFor(
  { db }: Pick<AppContext, 'db'>,
  typed: readonly TypedTerm[],
  { terms, spellings: known, shortestBeginning }: Vocabulary,
): Promise<KnownTerm[]> {
  const met = [...new Set(typed.flatMap(({ term, stems }) => [term, ...stems].flatMap(spellings)))]
  const beginnings = typed.map(({ term }) => term).filter((term) => term.length >= shortestBeginning)
  const { rows } = await db.execute<KnownTerm & Record<string, unknown>>(sql`
    select id, term, stems from ${terms} w
    where id in (select term_id from ${known} where spelling = any(${sql.param(met)}::text[]))
      or id in (
        select b.id from unnest(${sql.param(beginnings)}::text[]) as beginning,
          lateral (select id from ${terms} where term >= beginning and term < beginning || '\uffff' limit 200) b
      )`)
  return rows
}
