import type { PropPath } from '@shyrdak/sdk/blocks'
import { Language, type Issue } from '@shyrdak/sdk/contract'
import type { BlockId, BlockTree, EditorBlock } from './block-tree.ts'
import type { PageTrees } from './page-trees.ts'

/** An issue from the store, with the block and the prop that it concerns. */
export interface PlacedIssue {
  readonly issue: Issue
  /** Null for an issue of the page's own fields, such as its titles. */
  readonly block: { readonly language: Language; readonly id: BlockId; readonly path: PropPath } | null
}

/**
 * Returns the block at a path of stored content, `[0, 'children', 2, 'props', 'src']`, and the rest of it.
 */
function blockAt(tree: BlockTree, [index, ...rest]: Issue['path']): { id: BlockId; path: PropPath } | null {
  const block: EditorBlock | undefined = tree[Number(index)]
  if (!block) return null
  const [step, ...below] = rest
  if (step === 'children') return blockAt(block.children, below) ?? { id: block.id, path: [] }
  return { id: block.id, path: step === 'props' ? below : [] }
}

/** Finds the block that an issue concerns in the trees that were sent. */
export function placeIssue({ trees }: Pick<PageTrees, 'trees'>, issue: Issue): PlacedIssue {
  const [field, name, ...path] = issue.path
  const language = Language.safeParse(name)
  if (field !== 'content' || !language.success) return { issue, block: null }
  const found = blockAt(trees[language.data], path)
  return { issue, block: found && { language: language.data, ...found } }
}

const startsWith = (path: PropPath, start: PropPath): boolean =>
  start.every((step, index) => path[index] === step)

/** Whether an issue concerns the value at a path of a block. */
export const isIssueAt = ({ block }: PlacedIssue, id: BlockId, path: PropPath = []): boolean =>
  block?.id === id && startsWith(block.path, path)
