import type { BlockNode, TREE_LIMITS } from '@shyrdak/sdk/blocks'

// What follows repeats the contract, whose schemas would be bundled for every shopper; types compare the limits.
export const MAX_DEPTH: (typeof TREE_LIMITS)['depth'] = 32
export const MAX_NODES: (typeof TREE_LIMITS)['nodes'] = 2_000

/** The component name of a node, as `blockNameOf` of the contract. */
export const nodeName = (node: BlockNode): unknown => node.componentName ?? node.props?.component

/** The nodes of a stored page, or the children of a node. What is stored may be anything: there are none then. */
export const nodesIn = (value: readonly BlockNode[] | undefined): readonly BlockNode[] =>
  Array.isArray(value) ? value : []
