/** A block of a page as it is written. The name stands in either of two places. Source: spec §3, Block node. */
export interface BlockNode {
  componentName?: string
  props?: { component?: string; [name: string]: unknown }
  children?: readonly BlockNode[]
}

/** How far a page goes: what is deeper or more is left out, and the page still stands. */
export const TREE_LIMITS = { depth: 32, nodes: 2_000 } as const

/** The name a node goes by, if it has one. */
export function blockNameOf(node: BlockNode): unknown {
  return node.componentName ?? node.props?.component
}
