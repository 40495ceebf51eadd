import type { BlockNode } from '@shyrdak/sdk/blocks'

// The contract's `TREE_LIMITS`: importing it would bring the contract's schemas to every shopper.
export const MOST_DEEP = 32
export const MOST_NODES = 2_000

/** The name a node goes by. Source: spec §3, Block node: componentName or props.component. */
export const nodeName = (node: BlockNode): unknown => node.componentName ?? node.props?.component

export const nodesBelow = (node: BlockNode): readonly BlockNode[] =>
  Array.isArray(node.children) ? node.children : []
