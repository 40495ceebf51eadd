/** A block of a page, as stored. Its name is in one of two fields. Source: spec §3, Block node. */
export interface BlockNode {
  componentName?: string
  props?: { component?: string; [name: string]: unknown }
  children?: readonly BlockNode[]
}

/** Size limits of a page. Blocks beyond them are dropped, the rest of the page stays valid. */
export const TREE_LIMITS = { depth: 32, nodes: 2_000 } as const

/** The component name of a node: `componentName` or `props.component`. */
export function blockNameOf(node: BlockNode): unknown {
  return node.componentName ?? node.props?.component
}
