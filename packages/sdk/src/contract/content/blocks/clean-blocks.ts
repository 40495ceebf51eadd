import { mapHtml } from './map-html.ts'
import { blockNameOf, type BlockNode } from './node.ts'
import { BLOCK_SCHEMAS, isBlockName } from './schemas.ts'

/**
 * Returns blocks with every HTML value passed through `clean`. Pass what `readBlocks` has parsed: the props of a block of
 * your own, which it drops, stay as they are here.
 */
export const cleanBlocks = (nodes: readonly BlockNode[], clean: (html: string) => string): BlockNode[] =>
  nodes.map((node) => {
    const props = cleanProps(node, clean)
    return {
      ...node,
      ...(props && { props }),
      ...(node.children && { children: cleanBlocks(node.children, clean) }),
    }
  })

function cleanProps(node: BlockNode, clean: (html: string) => string): BlockNode['props'] {
  const name = blockNameOf(node)
  if (!isBlockName(name)) return node.props
  return mapHtml(BLOCK_SCHEMAS[name], node.props ?? {}, clean) as BlockNode['props'] // mapHtml() keeps the shape
}
