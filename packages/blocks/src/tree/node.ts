import type { BlockNode } from '@shyrdak/sdk/blocks'

// Copies of the contract's `TREE_LIMITS`: importing it would bundle the contract's schemas for every shopper.
export const MAX_DEPTH = 32
export const MAX_NODES = 2_000

/** The component name of a node. Source: spec §3, Block node: componentName or props.component. */
export const nodeName = (node: BlockNode): unknown => node.componentName ?? node.props?.component

export const childNodes = (node: BlockNode): readonly BlockNode[] =>
  Array.isArray(node.children) ? node.children : []
