import type { BlockNode } from '@shyrdak/sdk/blocks'
import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import type { BlockId } from './block-tree.ts'
import { takeBlock } from './remove-block.ts'
import { inLanguages, type InLanguages, type PageTrees } from './page-trees.ts'
import { nodesOf, readTree } from './stored-tree.ts'

/** Blocks to insert, in every language. */
export type NewBlocks = InLanguages<readonly BlockNode[]>

const MARK = 'shyrdak-blocks'

/** In characters. Longer texts are not read as blocks. */
const MAX_LENGTH = 2_000_000

/**
 * Serializes a block with its children for the clipboard; null if it does not exist. If languages are edited
 * separately, all get the blocks of this one.
 */
export function copyBlock({ trees, isTogether }: PageTrees, language: Language, id: BlockId): string | null {
  const blocks = inLanguages((one) => {
    const block = takeBlock(trees[isTogether ? one : language], id)?.block
    return block ? nodesOf([block]) : []
  })
  return blocks[language].length > 0 ? JSON.stringify({ [MARK]: blocks }) : null
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name] // hasOwn checked the key
    : undefined

/** Parses blocks from a clipboard text; null if there are none. A language without any gets another's. */
export function readCopied(text: string): NewBlocks | null {
  if (text.length > MAX_LENGTH || !text.includes(MARK)) return null
  let content: unknown
  try {
    content = fieldOf(JSON.parse(text), MARK)
  } catch {
    return null
  }
  const found = inLanguages((language) => nodesOf(readTree(fieldOf(content, language), 0).tree))
  const any = LANGUAGES.map((language) => found[language]).find((nodes) => nodes.length > 0)
  return any ? inLanguages((language) => (found[language].length > 0 ? found[language] : any)) : null
}
