import type { BlockNode } from '@shyrdak/sdk/blocks'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Children, Registry } from './block.ts'
import { childNodes, MAX_DEPTH, MAX_NODES, nodeName } from './node.ts'
import type { PageEnv } from './page-env.ts'

/** Why a node of a page is not rendered. */
export type DropReason = 'unknown' | 'failed' | 'too-deep' | 'too-many' | 'not-a-block'

type OnDrop = (reason: DropReason, name: unknown, error?: unknown) => void

/** A rendered node. `height` and `size` count nodes, so that the limits also hold when it is reused. */
interface RenderedNode {
  readonly node: BlockNode
  readonly element: ReactNode
  readonly height: number
  readonly size: number
  /** Whether nothing inside was dropped. Otherwise it is rendered again: next time it may fit. */
  readonly isComplete: boolean
  readonly children: readonly RenderedNode[]
}

const NO_CHILDREN: Children = { all: null, each: [] }

/** An invisible element in the place of a dropped node, for debugging and tests. */
const dropMarker = (reason: DropReason): ReactElement =>
  createElement('template', { 'data-shyrdak-dropped': reason })

/** Several children without a wrapper or keys: passed as arguments, React treats their order as fixed. */
const asStaticChildren = (each: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...each).props.children

function childrenOf(rendered: readonly RenderedNode[]): Children {
  if (rendered.length === 0) return NO_CHILDREN
  const each = rendered.map(({ element }) => element)
  return { all: each.length === 1 ? each[0] : asStaticChildren(each), each }
}

/** The earlier rendering of a node, wherever it was among its siblings; otherwise that of the node at its index. */
const earlier = (
  before: readonly RenderedNode[],
  node: BlockNode,
  index: number,
): RenderedNode | undefined =>
  before[index]?.node === node
    ? before[index]
    : (before.find((rendered) => rendered.node === node) ?? before[index])

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
    return { node, element: dropMarker(reason), height: 0, size, isComplete: false, children: [] }
  }

  function renderNode(
    node: BlockNode,
    depth: number,
    left: number,
    before: RenderedNode | undefined,
  ): RenderedNode {
    if (typeof node !== 'object' || node === null) return drop(node, 'not-a-block')
    if (
      before?.isComplete &&
      before.node === node &&
      depth + before.height - 1 <= MAX_DEPTH &&
      before.size <= left
    )
      return before
    const name = nodeName(node)
    if (depth > MAX_DEPTH) return drop(node, 'too-deep', name)
    if (left <= 0) return drop(node, 'too-many', name)
    const block = typeof name === 'string' && Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!block) return drop(node, 'unknown', name)
    const children = renderNodes(childNodes(node), depth + 1, left - 1, before?.children)
    const size = children.reduce((sum, child) => sum + child.size, 1)
    try {
      return {
        node,
        element: block.render(node.props ?? {}, env, childrenOf(children)),
        height: children.reduce((highest, child) => Math.max(highest, child.height), 0) + 1,
        size,
        isComplete: children.every((child) => child.isComplete),
        children,
      }
    } catch (error) {
      return drop(node, 'failed', name, error, size)
    }
  }

  function renderNodes(
    nodes: readonly BlockNode[],
    depth: number,
    left: number,
    before: readonly RenderedNode[] = [],
  ): readonly RenderedNode[] {
    const rendered: RenderedNode[] = []
    let rest = left
    for (const [index, node] of nodes.entries()) {
      const next = renderNode(node, depth, rest, earlier(before, node, index))
      rendered.push(next)
      // One marker represents all nodes beyond the limit.
      if (rest <= 0) break
      rest -= next.size
    }
    return rendered
  }

  return (nodes: readonly BlockNode[], before?: readonly RenderedNode[]) =>
    renderNodes(nodes, 1, MAX_NODES, before)
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
): ReactNode => childrenOf(renderer(registry, env, onDrop)(nodes)).all

/**
 * Returns a function that renders a page repeatedly, as `renderTree` does, with the same trust in its HTML. Unchanged
 * nodes are reused, so that after an edit only the changed nodes and their ancestors are rendered again, and React
 * skips the rest.
 */
export function treeRenderer(
  registry: Registry,
  env: PageEnv,
  onDrop?: OnDrop,
): (nodes: readonly BlockNode[]) => ReactNode {
  const render = renderer(registry, env, onDrop)
  let previous: readonly RenderedNode[] = []
  return (nodes) => {
    previous = render(nodes, previous)
    return childrenOf(previous).all
  }
}
