import type { BlockNode } from '@shyrdak/sdk/blocks'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Children, Registry } from './block.ts'
import { childNodes, MAX_DEPTH, MAX_NODES, nodeName } from './node.ts'
import type { PageEnv } from './page-env.ts'

/** Why a node of a page is not rendered. */
export type DropReason = 'unknown' | 'failed' | 'too-deep' | 'too-many' | 'not-a-block'

type OnDrop = (reason: DropReason, name: unknown, error?: unknown) => void

/** A rendered node, with its height and size in nodes, so that the limits also hold when it is reused. */
interface CachedNode {
  node: BlockNode
  element: ReactNode
  height: number
  size: number
  children: readonly CachedNode[]
}

const NO_CHILDREN: Children = { all: null, each: [] }
const NOTHING_CACHED: CachedNode[] = []

/** An invisible element in the place of a dropped node, for debugging and tests. */
const dropMarker = (reason: DropReason): ReactElement =>
  createElement('template', { 'data-shyrdak-dropped': reason })

/** Several children without a wrapper or keys: passed as arguments, React treats their order as fixed. */
const asStaticChildren = (each: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...each).props.children

function renderer(registry: Registry, env: PageEnv, onDrop: OnDrop | undefined, isCached: boolean) {
  let left = MAX_NODES
  // Results of the node that was rendered last.
  let height = 0
  let isComplete = true
  let cachedChildren: CachedNode[] = []

  function drop(reason: DropReason, name?: unknown, error?: unknown): ReactNode {
    onDrop?.(reason, name, error)
    height = 0
    isComplete = false
    return dropMarker(reason)
  }

  function renderNode(node: BlockNode, depth: number, cached: CachedNode | undefined): ReactNode {
    if (typeof node !== 'object' || node === null) return drop('not-a-block')
    if (cached?.node === node && depth + cached.height - 1 <= MAX_DEPTH && cached.size <= left) {
      left -= cached.size
      height = cached.height
      isComplete = true
      cachedChildren = cached.children as CachedNode[] // only read from here on
      return cached.element
    }
    const name = nodeName(node)
    if (depth > MAX_DEPTH) return drop('too-deep', name)
    if (left <= 0) return drop('too-many', name)
    const block = typeof name === 'string' && Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!block) return drop('unknown', name)
    left -= 1
    const nodes = childNodes(node)
    height = 0
    isComplete = true
    cachedChildren = NOTHING_CACHED
    const children = nodes.length === 0 ? NO_CHILDREN : renderChildren(nodes, depth + 1, cached?.children)
    height += 1
    try {
      return block.render(node.props ?? {}, env, children)
    } catch (error) {
      return drop('failed', name, error)
    }
  }

  function renderChildren(
    nodes: readonly BlockNode[],
    depth: number,
    before: readonly CachedNode[] | undefined,
  ): Children {
    const each: ReactNode[] = []
    const cached: CachedNode[] = []
    let maxHeight = 0
    let areComplete = true
    for (const [index, node] of nodes.entries()) {
      // One marker represents all nodes beyond the limit.
      const isFull = left <= 0
      const leftBefore = left
      const element = renderNode(node, depth, before && cachedNode(before, node, index))
      each.push(element)
      if (isCached && isComplete)
        cached.push({ node, element, height, size: leftBefore - left, children: cachedChildren })
      maxHeight = Math.max(maxHeight, height)
      areComplete &&= isComplete
      if (isFull) break
    }
    height = maxHeight
    isComplete = areComplete
    cachedChildren = cached
    return { all: each.length === 1 ? each[0] : asStaticChildren(each), each }
  }

  let previous: readonly CachedNode[] = []
  return (nodes: readonly BlockNode[]): ReactNode => {
    left = MAX_NODES
    const { all } = renderChildren(nodes, 1, previous)
    previous = cachedChildren
    return all
  }
}

/** The cache entry of a node, wherever it was among its siblings; otherwise the entry at its index. */
const cachedNode = (before: readonly CachedNode[], node: BlockNode, index: number): CachedNode | undefined =>
  before[index]?.node === node
    ? before[index]
    : (before.find((cached) => cached.node === node) ?? before[index])

/**
 * Renders a page of blocks. Blocks are called, not mounted, and no wrapper elements are added. Never throws: a node
 * that cannot be rendered is replaced by an empty `<template data-shyrdak-dropped>`.
 *
 * @param onDrop called for each node that is dropped
 */
export const renderTree = (
  nodes: readonly BlockNode[],
  registry: Registry,
  env: PageEnv,
  onDrop?: OnDrop,
): ReactNode => renderer(registry, env, onDrop, false)(nodes)

/**
 * Returns a function that renders a page repeatedly, as `renderTree` does. Unchanged nodes are cached, so that after
 * an edit only the changed nodes and their ancestors are rendered again, and React skips the rest.
 */
export const treeRenderer = (
  registry: Registry,
  env: PageEnv,
  onDrop?: OnDrop,
): ((nodes: readonly BlockNode[]) => ReactNode) => renderer(registry, env, onDrop, true)
