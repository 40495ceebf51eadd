import { mapHtml } from './map-html.ts'
import { blockNameOf, type BlockNode } from './node.ts'
import { BLOCK_SCHEMAS, isBlockName } from './schemas.ts'

/** Returns blocks parsed by `readBlocks` with every HTML value passed through `clean`. */
export function cleanBlocks(nodes: readonly BlockNode[], clean: (html: string) => string): BlockNode[] {
  return nodes.map((node) => {
    const name = blockNameOf(node)
    if (!isBlockName(name)) return node
    const props = mapHtml(BLOCK_SCHEMAS[name], node.props ?? {}, clean) as BlockNode['props'] // mapHtml() keeps the shape
    return {
      ...node,
      ...(props && { props }),
      ...(node.children && { children: cleanBlocks(node.children, clean) }),
    }
  })
}
