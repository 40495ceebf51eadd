import {
  BLOCK_SCHEMAS,
  isBlockName,
  mapHtml,
  nestingOf,
  type BlockNode,
  type SafeHtml,
} from '@shyrdak/sdk/blocks'
import type { BlockId, BlockTree, EditorBlock } from '@shyrdak/state-machines/page-editor/rules'
import { checkBlock } from './block-faults.ts'
import { EMPTY_PLACE, NOT_SHOWN } from './placeholders.ts'

/** A page as the canvas renders it. */
export interface PreviewTree {
  readonly nodes: readonly BlockNode[]
  /** Blocks whose HTML still has to be sanitized. */
  readonly unclean: readonly BlockNode[]
}

interface Built {
  readonly node: BlockNode
  /** Whether all HTML is sanitized, so that the node can be cached until the block changes. */
  readonly isComplete: boolean
}

/**
 * Converts edited blocks to nodes that are safe to render, with valid props, sanitized HTML, and
 * placeholders. Unchanged blocks keep their nodes, so they are not rendered again.
 */
export function previewBuilder(clean: (html: string) => SafeHtml | undefined) {
  const known = new WeakMap<EditorBlock, BlockNode>()
  /** The last sanitized texts of each block, shown until newer ones are sanitized. */
  const shown = new Map<BlockId, readonly SafeHtml[]>()
  const ids = new WeakMap<object, BlockId>()
  let unclean: BlockNode[] = []

  const nodeOf = (componentName: string, id: BlockId, props: object, children?: BlockNode[]): BlockNode => {
    const own = { ...props }
    ids.set(own, id)
    return { componentName, props: own, ...(children && { children }) }
  }

  /** Replaces the HTML in a block's props by sanitized HTML. */
  function cleaned({ id, name }: EditorBlock, props: object): { props: object; isComplete: boolean } {
    if (!isBlockName(name)) return { props, isComplete: true }
    const before = shown.get(id)
    const texts: SafeHtml[] = []
    let isComplete = true
    const mapped = mapHtml(BLOCK_SCHEMAS[name], props, (html) => {
      const text = clean(html)
      isComplete &&= text !== undefined
      const now = text ?? before?.[texts.length] ?? ('' as SafeHtml) // an empty text is safe
      texts.push(now)
      return now
    }) as object // the same object, field by field
    shown.set(id, texts)
    if (!isComplete) unclean.push({ componentName: name, props: { ...props } })
    return { props: mapped, isComplete }
  }

  function build(block: EditorBlock): Built {
    const same = known.get(block)
    if (same) return { node: same, isComplete: true }
    const { props } = checkBlock(block)
    const built = props === null ? placeholder(block) : render(block, props)
    if (built.isComplete) known.set(block, built.node)
    return built
  }

  const placeholder = ({ id, name }: EditorBlock): Built => ({
    node: nodeOf(NOT_SHOWN, id, { name }),
    isComplete: true,
  })

  function render(block: EditorBlock, valid: object): Built {
    const { props, isComplete } = cleaned(block, valid)
    const nesting = nestingOf(block.name)
    if (!nesting) return { node: nodeOf(block.name, block.id, props), isComplete }
    const children = block.children.map(build)
    const nodes =
      children.length > 0
        ? children.map(({ node }) => node)
        : [{ componentName: EMPTY_PLACE, props: { holder: block.id } }]
    return {
      node: nodeOf(block.name, block.id, props, nodes),
      isComplete: isComplete && children.every((child) => child.isComplete),
    }
  }

  return {
    build(tree: BlockTree): PreviewTree {
      unclean = []
      const nodes = tree.map((block) => build(block).node)
      return { nodes, unclean }
    },
    /** Returns the block whose node has these props; undefined for an empty place. */
    idOf: (props: object): BlockId | undefined => ids.get(props),
  }
}
