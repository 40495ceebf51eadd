import { isTextAt } from '@shyrdak/sdk/blocks'
import { Language } from '@shyrdak/sdk/contract'
import {
  findBlock,
  type BlockTree,
  type InLanguages,
  type PlacedIssue,
} from '@shyrdak/state-machines/page-editor'
import { messagesIn } from '../../../messages/messages-in.ts'
import { languageNames } from '../../language-names.ts'
import { blockTexts } from '../block-texts.ts'

/** What the fields beside the blocks are called. */
const FIELDS = {
  url: 'url',
  title: 'title',
  description: 'description',
  summary: 'summary',
  category_id: 'category',
  photo: 'photo',
  published_at: 'publishedAt',
} as const

interface Place {
  /** The block and the field, to be read. */
  readonly name: string
  /** Tells blocks apart that are called the same. */
  readonly key: string
  readonly language: Language | undefined
}

function placeOf({ issue, block }: PlacedIssue, trees: InLanguages<BlockTree>, language: Language): Place {
  const t = messagesIn(language, 'desk/page-editor')
  if (!block) {
    const [field, of] = issue.path
    const label = Object.entries(FIELDS).find(([name]) => name === field)?.[1]
    const name = label === undefined ? t('kinds.page') : t(label)
    return { name, key: String(field), language: Language.safeParse(of).data }
  }
  const texts = blockTexts(language)
  const { id, path } = block
  const component = findBlock(trees[block.language], id)?.name ?? ''
  const steps = path.flatMap((step, index) => {
    // The position of an item is named by itself.
    if (typeof step === 'number') return [t('item', { number: step + 1 })]
    return index === path.length - 1 ? [texts.labelOf(component, path)] : []
  })
  return {
    // A block of text is called as its text is.
    name: [...new Set([texts.nameOf(component), ...steps])].join(', '),
    key: `${id} ${path.join('.')}`,
    language: isTextAt(component, path) ? block.language : undefined,
  }
}

/** Where something is wrong, each place once with its languages: `Accordion, No. 2, Question (Russian, Kyrgyz)`. */
export function issuePlaces(
  issues: readonly PlacedIssue[],
  trees: InLanguages<BlockTree>,
  language: Language,
): string[] {
  const places = Map.groupBy(
    issues.map((issue) => placeOf(issue, trees, language)),
    ({ key }) => key,
  )
  return [...places.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const languages = same.flatMap((place) =>
      place.language ? [languageNames[language][place.language]] : [],
    )
    return languages.length > 0 ? `${first.name} (${languages.join(', ')})` : first.name
  })
}
