import { LANGUAGES, type LocalizedText, type SimilarSearch } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { statement } from '#platform/sql/statement.ts'
import type { ProductFilter } from './listing-query.ts'
import { rankedProducts } from './ranked-products.ts'
import { retypedText } from '../search/retyped-text.ts'
import { MAX_CHARACTERS, searchedTerms, termsAsTyped } from '../search/rules/terms-of-text.ts'
import { searchTermsOf } from '../search/search-terms.ts'

const MAX_SEARCHES = 3
/** Shorter words have too many others two letters away. */
const SHORTEST = 5
/** The number of wrong letters tolerated. The search itself already tolerates one. */
const wrongLetters = (term: string) => (term.length < 9 ? 2 : 3)
/**
 * The number of letters that must match at the beginning. Otherwise the words mean different things (`basket`
 * for blanket).
 */
const RIGHT = 3

const cached = cachedByRevision<SimilarSearch[]>(1_000)

/**
 * Suggests searches when one finds nothing: the text in the other keyboard layout; else with its unknown
 * words replaced by similar terms, then also with one word left out. Returns only those with results in the
 * country, best first.
 */
export const similarSearches = (
  context: AppContext,
  { country }: Pick<ProductFilter, 'country'>,
  text: string,
): Promise<SimilarSearch[]> =>
  cached(context, `${country} ${text.slice(0, MAX_CHARACTERS).trim().toLowerCase()}`, async () => {
    const retyped = await retypedText(context, text)
    const found = retyped === undefined ? undefined : await searchFor(context, country, retyped)
    return found && found.count > 0 ? [found] : similarWords(context, country, text)
  })

/**
 * Counts the results of a search text without filters: the filters stay visible and can be cleared, so only
 * the words matter.
 */
async function searchFor(context: AppContext, country: string, text: string): Promise<SimilarSearch> {
  const { ids, hasMore } = await rankedProducts(
    context,
    {
      country,
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
      terms: await searchTermsOf(context, text),
      phrase: null,
    },
    'relevance',
  )
  return { text, count: ids.length, ...(hasMore && { more: true }) }
}

async function similarWords(context: AppContext, country: string, text: string): Promise<SimilarSearch[]> {
  const terms = searchedTerms(text)
  const numbers = await searchTermsOf(context, text)
  const typed = termsAsTyped(text)
  const words = await Promise.all(
    terms.map(async (term, place) =>
      numbers[place]?.length ? (typed.get(term) ?? term) : similarTo(context, term),
    ),
  )
  const known = words.filter((word) => word !== undefined)
  const tries = [known, ...known.map((_, place) => known.toSpliced(place, 1))].map((some) => some.join(' '))
  const current = typed.size > 0 ? [...typed.values()].join(' ') : text
  const others = [...new Set(tries)].filter((one) => one !== '' && one !== current)
  const found = await Promise.all(others.map((one) => searchFor(context, country, one)))
  // Searches that keep every word come first, then those with the fewest results, which are the most
  // specific.
  const isWhole = (one: SimilarSearch) => Number(one.text === tries[0])
  return found
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => isWhole(b) - isWhole(a) || a.count - b.count)
    .slice(0, MAX_SEARCHES)
}

/** Returns the catalogue term most similar to an unknown word, in its original spelling. */
async function similarTo(context: AppContext, term: string): Promise<string | undefined> {
  if (term.length < SHORTEST) return undefined
  const [best] = await statement<{ id: number; term: string }>(
    context.db,
    `select id, term from search_term, lateral (
       select min(levenshtein_less_equal(spelling, $1, $2)) as wrong from unnest(stems || term) spelling
     ) apart
     where term >= $3 and term < $3 || '\uffff' and wrong <= $2
     order by wrong, levenshtein(term, $1), term limit 1`,
    [term, wrongLetters(term), term.slice(0, RIGHT)],
  )
  return best && asWritten(context, best)
}

/**
 * Returns a term as spelled in the name of some product. The index has only the normalized spelling without
 * ё, ө, ү and ң.
 */
async function asWritten({ db }: AppContext, { id, term }: { id: number; term: string }): Promise<string> {
  const [named] = await statement<{ name: LocalizedText }>(
    db,
    'select p.name from search_entry e join product p on p.id = e.product_id where e.name_terms @> array[$1::int] limit 1',
    [id],
  )
  const words = named ? LANGUAGES.flatMap((language) => [...termsAsTyped(named.name[language])]) : []
  return words.find(([plain]) => plain === term)?.[1] ?? term
}
