import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { formsOf, typosOf, type KnownTerm, type TypedTerm } from './rules/match-term.ts'
import { plainTerms } from './rules/terms-of-text.ts'
import { stemsOf } from './stems.ts'

/**
 * What people also call goods, at home, elsewhere, or when they write one language in another's letters, by the words
 * that the catalogue has for them. A word may stand for goods of several kinds; one that the catalogue uses for some of
 * them (дорожка, чуни) is none, for it says more.
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
]

const cached = cachedByRevision<{ goods: TypedTerm[]; called: KnownTerm[] }[]>(1)

/** Each group with the stems of its words; a word is numbered by its place among the goods. */
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

/** What the catalogue calls the goods that a word is another name of: one that is meant, and one a typo away. */
export interface Renamed {
  forms: TypedTerm[]
  typos: TypedTerm[]
}

/** For each typed word, the catalogue's words for what people call so. */
export async function renamed(
  context: Pick<AppContext, 'db' | 'revision'>,
  typed: readonly TypedTerm[],
): Promise<Renamed[]> {
  const groups = await synonyms(context)
  const known = groups.flatMap(({ called }) => called)
  const goodsOf = (ids: number[]) => [...new Set(ids)].flatMap((id) => groups[id]?.goods ?? [])
  return typed.map((one) => ({ forms: goodsOf(formsOf(one, known)), typos: goodsOf(typosOf(one, known)) }))
}
