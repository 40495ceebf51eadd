import type { BlockNode } from '@shyrdak/sdk/blocks'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { jsxs } from 'react/jsx-runtime'
import type { Children, Registry } from './block.ts'
import { MAX_DEPTH, MAX_NODES, nodeName, nodesIn } from './node.ts'
import type { PageEnv } from './page-env.ts'

/** Why a node of a page is not rendered. */
export type DropReason = 'unknown' | 'failed' | 'too-deep' | 'too-many' | 'not-a-block'

type OnDrop = (reason: DropReason, name: unknown, error?: unknown) => void

/** The extent of what is rendered, in nodes, so that the limits also hold when it is reused. */
interface Extent {
  readonly height: number
  readonly size: number
  /** Whether nothing was dropped. Otherwise it is rendered again: next time it may fit. */
  readonly isComplete: boolean
}

interface RenderedNode extends Extent {
  readonly node: BlockNode
  readonly element: ReactNode
  readonly inside: Siblings
}

interface Siblings extends Extent, Children {
  readonly siblings: readonly BlockNode[]
  readonly nodes: readonly RenderedNode[]
}

const NOTHING: Siblings = {
  siblings: [],
  nodes: [],
  all: null,
  each: [],
  height: 0,
  size: 0,
  isComplete: true,
}

/** An invisible element in the place of a dropped node, for debugging and tests. */
const dropMarker = (reason: DropReason): ReactElement =>
  createElement('template', { 'data-shyrdak-dropped': reason })

/** Several children without a wrapper or keys: as those of JSX, their order is fixed for React. */
function allOf(each: readonly ReactNode[]): ReactNode {
  if (each.length === 1) return each[0]
  const fragment = jsxs(Fragment, { children: each }) as ReactElement<{ children: ReactNode }> // as it is created
  return fragment.props.children
}

/** The earlier rendering of a node, wherever it was among its siblings; otherwise that of the node at its index. */
function earlier(before: Siblings, node: BlockNode, index: number): RenderedNode | undefined {
  const { nodes } = before
  return nodes[index]?.node === node
    ? nodes[index]
    : (nodes.find((rendered) => rendered.node === node) ?? nodes[index])
}

/** Whether an earlier rendering is complete, and within the limits where it would be now. */
const canReuse = ({ isComplete, height, size }: Extent, depth: number, left: number): boolean =>
  isComplete && depth + height - 1 <= MAX_DEPTH && size <= left

/** Returns a function that renders siblings: `left` is how many nodes may be rendered, `before` an earlier rendering. */
function renderer(registry: Registry, env: PageEnv, onDrop: OnDrop | undefined) {
  function drop(
    node: BlockNode,
    reason: DropReason,
    name?: unknown,
    error?: unknown,
    size = 0,
  ): RenderedNode {
    onDrop?.(reason, name, error)
    return { node, element: dropMarker(reason), height: 0, size, isComplete: false, inside: NOTHING }
  }

  function renderNode(
    node: BlockNode,
    depth: number,
    left: number,
    before: RenderedNode | undefined,
  ): RenderedNode {
    if (before?.node === node && canReuse(before, depth, left)) return before
    if (typeof node !== 'object' || node === null) return drop(node, 'not-a-block')
    const name = nodeName(node)
    if (depth > MAX_DEPTH) return drop(node, 'too-deep', name)
    if (left <= 0) return drop(node, 'too-many', name)
    const block = typeof name === 'string' && Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!block) return drop(node, 'unknown', name)
    const inside = renderNodes(nodesIn(node.children), depth + 1, left - 1, before?.inside)
    const size = inside.size + 1
    try {
      const element = block.render(node.props ?? {}, env, inside)
      return { node, element, height: inside.height + 1, size, isComplete: inside.isComplete, inside }
    } catch (error) {
      return drop(node, 'failed', name, error, size)
    }
  }

  function renderNodes(
    siblings: readonly BlockNode[],
    depth: number,
    left: number,
    before = NOTHING,
  ): Siblings {
    if (siblings.length === 0) return NOTHING
    if (before.siblings === siblings && canReuse(before, depth, left)) return before
    const nodes: RenderedNode[] = []
    const each: ReactNode[] = []
    let height = 0
    let size = 0
    let isComplete = true
    for (const node of siblings) {
      const rendered = renderNode(node, depth, left - size, earlier(before, node, nodes.length))
      nodes.push(rendered)
      each.push(rendered.element)
      isComplete &&= rendered.isComplete
      // One marker represents all nodes beyond the limit.
      if (size >= left) break
      height = Math.max(height, rendered.height)
      size += rendered.size
    }
    return { siblings, nodes, all: allOf(each), each, height, size, isComplete }
  }

  return (nodes: readonly BlockNode[], before?: Siblings) => renderNodes(nodesIn(nodes), 1, MAX_NODES, before)
}

/**
 * Renders a page of blocks. Blocks are called, not mounted, and no wrapper elements are added. Never throws: a node
 * that cannot be rendered is replaced by an empty `<template data-shyrdak-dropped>`.
 *
 * **HTML in props is rendered as it is.** Pass nodes of a store, whose API sanitizes them, or nodes that went through
 * `cleanBlocks` of `@shyrdak/sdk/blocks` with a sanitizer of yours; never what a visitor may have written.
 *
 * @param onDrop called for each node that is dropped
 */
export const renderTree = (
  nodes: readonly BlockNode[],
  registry: Registry,
  env: PageEnv,
  onDrop?: OnDrop,
): ReactNode => renderer(registry, env, onDrop)(nodes).all

/**
 * Returns a function that renders a page repeatedly, as `renderTree` does, with the same trust in its HTML. Unchanged
 * nodes and lists of nodes are reused, so that after an edit only the changed nodes and their ancestors are rendered
 * again, and React skips the rest. They are compared by identity: an edit creates new ones, as the page editor does.
 */
export function treeRenderer(
  registry: Registry,
  env: PageEnv,
  onDrop?: OnDrop,
): (nodes: readonly BlockNode[]) => ReactNode {
  const render = renderer(registry, env, onDrop)
  let previous = NOTHING
  return (nodes) => {
    previous = render(nodes, previous)
    return previous.all
  }
}
