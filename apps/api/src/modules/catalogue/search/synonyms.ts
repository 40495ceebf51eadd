import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { formsOf, typosOf, type KnownTerm, type TypedTerm } from './rules/match-term.ts'
import { plainTerms } from './rules/terms-of-text.ts'
import { stemsOf } from './stems.ts'

/**
 * Other names of goods: colloquial, regional, or transliterated, with the catalogue's own words for them. A
 * word may stand for several kinds of goods. A word that the catalogue itself uses for some of them (дорожка,
 * чуни) is not a synonym: it is more specific.
 */
const SYNONYMS: readonly { goods: string; called: string }[] = [
  {
    goods: 'slippers тапочки тапичке',
    called:
      'тапки чувяки шлёпки сланцы сабо чокой tapki tapochki tapichke moccasins loafers clogs babouches espadrilles',
  },
  {
    goods: 'boots валенки өтүк',
    called: 'боты сапоги сапожки катанки пимы пима угги чокой valenki otuk uggs',
  },
  { goods: 'slippers boots', called: 'shoes footwear туфли обувь бут кийим' },
  {
    goods: 'rugs ковры килем',
    called:
      'carpets mats doormat tapestry коврик половик палас циновка шалча паласча kover kovry kovrik kilem palas',
  },
  { goods: 'cushions подушки жаздык', called: 'pillows думочка podushka jazdyk zhazdyk' },
  { goods: 'hats шапки калпак', called: 'caps beanie headwear headgear шляпы колпак тебетей shapka kolpak' },
  { goods: 'bags сумки', called: 'handbag purse баштык калта sumka' },
  { goods: 'toys игрушки оюнчук', called: 'куклы dolls igrushka' },
  {
    goods: 'toys игрушки оюнчук hats шапки калпак bags сумки cushions подушки жаздык',
    called: 'gifts presents souvenirs подарки сувениры белек тартуу podarok',
  },
]

const cached = cachedByRevision<{ goods: TypedTerm[]; called: KnownTerm[] }[]>(1)

/** The groups with the stems of their words. The id of a synonym is the index of its group. */
const synonyms = (context: Pick<AppContext, 'db' | 'revision'>) =>
  cached(context, '', async () => {
    const words = SYNONYMS.map(({ goods, called }) => ({
      goods: plainTerms(goods),
      called: plainTerms(called),
    }))
    const stems = await stemsOf(
      context.db,
      words.flatMap(({ goods, called }) => [...goods, ...called]),
    )
    const withStems = (term: string): TypedTerm => ({ term, stems: stems.get(term) ?? [term] })
    return words.map(({ goods, called }, id) => ({
      goods: goods.map(withStems),
      called: called.map((term) => ({ id, ...withStems(term) })),
    }))
  })

/**
 * The catalogue's words for the goods that a word is a synonym of: matched exactly or as a form, and one typo
 * away.
 */
export interface Renamed {
  forms: TypedTerm[]
  typos: TypedTerm[]
}

/** Returns, for each typed word, the catalogue's words that it is a synonym of. */
export async function renamed(
  context: Pick<AppContext, 'db' | 'revision'>,
  typed: readonly TypedTerm[],
): Promise<Renamed[]> {
  const groups = await synonyms(context)
  const known = groups.flatMap(({ called }) => called)
  const goodsOf = (ids: number[]) => [...new Set(ids)].flatMap((id) => groups[id]?.goods ?? [])
  return typed.map((one) => ({ forms: goodsOf(formsOf(one, known)), typos: goodsOf(typosOf(one, known)) }))
}
