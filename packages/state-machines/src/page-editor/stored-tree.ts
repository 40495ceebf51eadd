import { blockNameOf, nestingOf, TREE_LIMITS, type BlockNode } from '@shyrdak/sdk/blocks'
import type { BlockId, BlockTree, EditorBlock } from './block-tree.ts'
import { isRecord } from './is-record.ts'

/** The blocks of a page in the editor, and the next free id. */
export interface ReadTree {
  readonly tree: BlockTree
  readonly next: BlockId
  /** Whether something could not be read. It is lost once the page is saved. */
  readonly isDamaged: boolean
}

/**
 * Parses stored blocks of any origin. Blocks and props that the store would refuse stay, so that they can be
 * corrected; values that are no blocks, or exceed `TREE_LIMITS`, are dropped.
 */
export function readTree(content: unknown, first: BlockId): ReadTree {
  let next = first
  let isDamaged = false

  const leaveOut = () => {
    isDamaged = true
    return []
  }

  function readList(list: unknown, depth: number): EditorBlock[] {
    if (list === undefined || list === null) return []
    if (!Array.isArray(list)) return leaveOut()
    return list.flatMap((value) => readBlock(value, depth))
  }

  function readBlock(value: unknown, depth: number): EditorBlock[] {
    if (!isRecord(value) || depth > TREE_LIMITS.depth || next - first >= TREE_LIMITS.nodes) return leaveOut()
    const { component: _, ...props } = isRecord(value['props']) ? value['props'] : {}
    const name = blockNameOf(value)
    if (typeof name !== 'string') return leaveOut()
    const id = next
    next += 1
    return [{ id, name, props, children: readList(value['children'], depth + 1) }]
  }

  const tree = readList(content, 1)
  return { tree, next, isDamaged }
}

/** Parses the content of a page in one language: its blocks as a JSON string. */
export function readContent(content: string, first: BlockId): ReadTree {
  try {
    return readTree(JSON.parse(content), first)
  } catch {
    // Not JSON, or nested too deep to parse.
    return { tree: [], next: first, isDamaged: true }
  }
}

/** Converts blocks to their stored form. */
export const nodesOf = (tree: BlockTree): BlockNode[] =>
  tree.map(({ name, props, children }) => ({
    componentName: name,
    props: { ...props },
    ...((children.length > 0 || nestingOf(name)) && { children: nodesOf(children) }),
  }))

/** Returns the content of a page in one language, as the store accepts it. */
export const contentOf = (tree: BlockTree): string => JSON.stringify(nodesOf(tree))
