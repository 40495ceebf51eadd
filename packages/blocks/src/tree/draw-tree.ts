import type { BlockNode } from '@shyrdak/sdk/blocks'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Inside, Registry } from './block.ts'
import { MOST_DEEP, MOST_NODES, nodeName, nodesBelow } from './node.ts'
import type { PageEnv } from './page-env.ts'

/** Why a node of a page is not drawn. */
export type DropReason = 'unknown' | 'failed' | 'too-deep' | 'too-many' | 'not-a-block'

interface Drawn {
  element: ReactNode
  /** Levels and nodes of what was drawn, so that a kept drawing still respects the limits elsewhere. */
  height: number
  size: number
  whole: boolean
}

const NOTHING: Inside = { all: null, each: [] }

const together = (each: readonly ReactNode[]): ReactNode =>
  each.length === 1 ? each[0] : createElement(Fragment, null, ...each)

/** What stands in the place of a node that is not drawn: seen by nobody, found by who looks for it. */
const mark = (reason: DropReason): ReactElement =>
  createElement('template', { 'data-shyrdak-dropped': reason })

/**
 * Draws pages by a registry: blocks are called, not mounted, and no element is added around them. A node drawn once
 * is kept, so that after a change only the changed nodes and those around them are drawn again and React passes
 * over the rest. Never throws: what cannot be drawn leaves a mark.
 *
 * @param onDrop told of each node that is left out
 */
export function treeDrawer(
  registry: Registry,
  env: PageEnv,
  onDrop?: (reason: DropReason, name: unknown, error?: unknown) => void,
): (nodes: readonly BlockNode[]) => ReactNode {
  const kept = new WeakMap<BlockNode, Drawn>()
  let left = MOST_NODES

  function drop(reason: DropReason, name?: unknown, error?: unknown): Drawn {
    onDrop?.(reason, name, error)
    return { element: mark(reason), height: 0, size: 0, whole: false }
  }

  function drawNode(node: BlockNode, depth: number): Drawn {
    if (typeof node !== 'object' || node === null) return drop('not-a-block')
    const before = kept.get(node)
    if (before && depth + before.height - 1 <= MOST_DEEP && before.size <= left) {
      left -= before.size
      return before
    }
    const name = nodeName(node)
    if (depth > MOST_DEEP) return drop('too-deep', name)
    if (left <= 0) return drop('too-many', name)
    const definition = typeof name === 'string' && Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!definition) return drop('unknown', name)
    left -= 1
    const drawn: Drawn = { element: null, height: 1, size: 1, whole: true }
    try {
      drawn.element = definition.draw(node.props ?? {}, env, drawBelow(node, depth, drawn))
    } catch (error) {
      return drop('failed', name, error)
    }
    if (drawn.whole) kept.set(node, drawn)
    return drawn
  }

  function drawBelow(node: BlockNode, depth: number, above: Drawn): Inside {
    const below = nodesBelow(node)
    if (below.length === 0) return NOTHING
    const each: ReactNode[] = []
    for (const child of below) {
      // One mark stands for everything that is too much.
      const isFull = left <= 0
      const drawn = drawNode(child, depth + 1)
      each.push(drawn.element)
      above.height = Math.max(above.height, drawn.height + 1)
      above.size += drawn.size
      above.whole &&= drawn.whole
      if (isFull) break
    }
    return { all: together(each), each }
  }

  return (nodes) => {
    left = MOST_NODES
    const whole: Drawn = { element: null, height: 0, size: 0, whole: true }
    return drawBelow({ children: nodes }, 0, whole).all
  }
}

/** Draws a page once. */
export const drawTree = (nodes: readonly BlockNode[], registry: Registry, env: PageEnv): ReactNode =>
  treeDrawer(registry, env)(nodes)
