import { isTextAt } from '@shyrdak/sdk/blocks'
import { Language } from '@shyrdak/sdk/contract'
import {
  findBlock,
  type BlockTree,
  type InLanguages,
  type PlacedIssue,
} from '@shyrdak/state-machines/page-editor'
import { messagesIn } from '#messages/messages-in.ts'
import { languageNames } from '../../language-names.ts'
import { blockTexts } from '../block-texts.ts'

/** The labels of the fields beside the blocks. */
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
  /** The names of the block and its field. */
  readonly name: string
  /** Distinguishes blocks with the same name. */
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
    // The index of an item already names it.
    if (typeof step === 'number') return [t('item', { number: step + 1 })]
    return index === path.length - 1 ? [texts.labelOf(component, path)] : []
  })
  return {
    // A text block has the same name as its text, so duplicates are removed.
    name: [...new Set([texts.nameOf(component), ...steps])].join(', '),
    key: `${id} ${path.join('.')}`,
    language: isTextAt(component, path) ? block.language : undefined,
  }
}

/**
 * Describes where issues are, each place once with its languages: `Accordion, No. 2, Question (Russian,
 * Kyrgyz)`.
 */
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
