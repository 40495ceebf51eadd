import { LANGUAGES, type LocalizedText } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { statement } from '#platform/sql/statement.ts'
import type { ProductFilter } from '../listing/listing-query.ts'
import { rankedProducts } from '../listing/ranked-products.ts'
import { searchedTerms, termsAsTyped } from './rules/terms-of-text.ts'
import { searchTermsOf } from './search-terms.ts'

const MOST = 3
/** Of words shorter than this, too many are two letters apart. */
const SHORTEST = 5
/** Letters that may be wrong: one of them the search itself has forgiven. */
const wrongLetters = (term: string) => (term.length < 9 ? 2 : 3)

interface Spelling {
  /** As it is shown. */
  word: string
  /** The numbers of the catalogue's words that it means. */
  meant: number[]
}

const cached = cachedByRevision<string[]>(1_000)

/**
 * Other searches, for one that finds nothing: its unknown words exchanged for similar ones of the catalogue, then its
 * words with one of them left out. Only what does find something in the country, best first.
 */
export const similarSearches = (
  context: AppContext,
  filter: ProductFilter,
  text: string,
): Promise<string[]> =>
  cached(context, `${filter.country} ${searchedTerms(text).join(' ')}`, async () => {
    const terms = searchedTerms(text)
    const numbers = await searchTermsOf(context, text)
    const typed = termsAsTyped(text)
    const spellings = await Promise.all(
      terms.map(async (term, place): Promise<Spelling | undefined> => {
        const meant = numbers[place] ?? []
        return meant.length > 0 ? { word: typed.get(term) ?? term, meant } : similarTo(context, term)
      }),
    )
    const known = spellings.filter((one) => one !== undefined)
    const tries = [known, ...known.map((_, place) => known.toSpliced(place, 1))].filter(
      ({ length }) => length > 0,
    )
    const found = await Promise.all(
      tries.map(async (words) => {
        const { ids } = await rankedProducts(context, onlyTerms(filter, words), 'relevance')
        return { text: words.map(({ word }) => word).join(' '), count: ids.length }
      }),
    )
    const [whole, ...parts] = found
    const best = [...(whole ? [whole] : []), ...parts.toSorted((a, b) => a.count - b.count)]
    const asked = typed.size > 0 ? [...typed.values()].join(' ') : text
    return [
      ...new Set(best.filter(({ count, text: one }) => count > 0 && one !== asked).map((one) => one.text)),
    ].slice(0, MOST)
  })

/** The filters stay where they are seen and can be taken away; this is about the words. */
const onlyTerms = (filter: ProductFilter, words: readonly Spelling[]): ProductFilter => ({
  country: filter.country,
  categoryId: null,
  group: [],
  technique: [],
  model: [],
  color: [],
  size: [],
  artisan: [],
  inStock: false,
  onSale: false,
  minMinor: null,
  maxMinor: null,
  terms: words.map(({ meant }) => meant),
})

/** The catalogue's word that is most like one that means nothing. */
async function similarTo(context: AppContext, term: string): Promise<Spelling | undefined> {
  if (term.length < SHORTEST) return undefined
  const [best] = await statement<{ id: number; term: string }>(
    context.db,
    `select id, term from search_term, lateral (
       select min(levenshtein_less_equal(spelling, $1, $2)) as wrong from unnest(stems || term) spelling
     ) apart
     where wrong <= $2 order by wrong, levenshtein(term, $1), left(term, 1) <> left($1, 1), term limit 1`,
    [term, wrongLetters(term)],
  )
  if (!best) return undefined
  return { word: await asWritten(context, best), meant: [best.id] }
}

/** A word as the name of some product spells it: the index knows the plain spelling only, without ё, ө, ү and ң. */
async function asWritten({ db }: AppContext, { id, term }: { id: number; term: string }): Promise<string> {
  const [named] = await statement<{ name: LocalizedText }>(
    db,
    'select p.name from search_entry e join product p on p.id = e.product_id where e.name_terms @> array[$1::int] limit 1',
    [id],
  )
  const words = named ? LANGUAGES.flatMap((language) => [...termsAsTyped(named.name[language])]) : []
  return words.find(([plain]) => plain === term)?.[1] ?? term
}
