import type { BlockNode } from '@shyrdak/sdk/blocks'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Children, Registry } from './block.ts'
import { MOST_DEEP, MOST_NODES, nodeName, nodesBelow } from './node.ts'
import type { PageEnv } from './page-env.ts'

/** Why a node of a page is not drawn. */
export type DropReason = 'unknown' | 'failed' | 'too-deep' | 'too-many' | 'not-a-block'

type OnDrop = (reason: DropReason, name: unknown, error?: unknown) => void

/** A node as it was drawn last, with its levels and nodes, so that the limits hold where it stands again. */
interface Kept {
  node: BlockNode
  element: ReactNode
  height: number
  size: number
  below: readonly Kept[]
}

const NOTHING: Children = { all: null, each: [] }
const NOTHING_BELOW: Kept[] = []

/** What stands in the place of a node that is not drawn: seen by nobody, found by who looks for it. */
const mark = (reason: DropReason): ReactElement =>
  createElement('template', { 'data-shyrdak-dropped': reason })

/**
 * Several children without an element around them and without keys: handed over one by one, React knows that their
 * order is fixed.
 */
const together = (each: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...each).props.children

function renderer(registry: Registry, env: PageEnv, onDrop: OnDrop | undefined, keeps: boolean) {
  let left = MOST_NODES
  // Of what was drawn last.
  let height = 0
  let isWhole = true
  let renderedBelow: Kept[] = []

  function drop(reason: DropReason, name?: unknown, error?: unknown): ReactNode {
    onDrop?.(reason, name, error)
    height = 0
    isWhole = false
    return mark(reason)
  }

  function renderNode(node: BlockNode, depth: number, before: Kept | undefined): ReactNode {
    if (typeof node !== 'object' || node === null) return drop('not-a-block')
    if (before?.node === node && depth + before.height - 1 <= MOST_DEEP && before.size <= left) {
      left -= before.size
      height = before.height
      isWhole = true
      renderedBelow = before.below as Kept[] // read from here on
      return before.element
    }
    const name = nodeName(node)
    if (depth > MOST_DEEP) return drop('too-deep', name)
    if (left <= 0) return drop('too-many', name)
    const block = typeof name === 'string' && Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!block) return drop('unknown', name)
    left -= 1
    const below = nodesBelow(node)
    height = 0
    isWhole = true
    renderedBelow = NOTHING_BELOW
    const inner = below.length === 0 ? NOTHING : renderBelow(below, depth + 1, before?.below)
    height += 1
    try {
      return block.render(node.props ?? {}, env, inner)
    } catch (error) {
      return drop('failed', name, error)
    }
  }

  function renderBelow(
    nodes: readonly BlockNode[],
    depth: number,
    before: readonly Kept[] | undefined,
  ): Children {
    const each: ReactNode[] = []
    const kept: Kept[] = []
    let tallest = 0
    let areWhole = true
    for (const [place, node] of nodes.entries()) {
      // One mark stands for everything that is too much.
      const isFull = left <= 0
      const had = left
      const element = renderNode(node, depth, before && sameNode(before, node, place))
      each.push(element)
      if (keeps && isWhole) kept.push({ node, element, height, size: had - left, below: renderedBelow })
      tallest = Math.max(tallest, height)
      areWhole &&= isWhole
      if (isFull) break
    }
    height = tallest
    isWhole = areWhole
    renderedBelow = kept
    return { all: each.length === 1 ? each[0] : together(each), each }
  }

  let shown: readonly Kept[] = []
  return (nodes: readonly BlockNode[]): ReactNode => {
    left = MOST_NODES
    const { all } = renderBelow(nodes, 1, shown)
    shown = renderedBelow
    return all
  }
}

/** The drawing of a node, at its place or where it stood before others came or went; else that of its place. */
const sameNode = (before: readonly Kept[], node: BlockNode, place: number): Kept | undefined =>
  before[place]?.node === node ? before[place] : (before.find((kept) => kept.node === node) ?? before[place])

/**
 * Draws a page by a registry: blocks are called, not mounted, and no element is added around them. Never throws: what
 * cannot be drawn leaves a mark.
 *
 * @param onDrop told of each node that is left out
 */
export const renderTree = (
  nodes: readonly BlockNode[],
  registry: Registry,
  env: PageEnv,
  onDrop?: OnDrop,
): ReactNode => renderer(registry, env, onDrop, false)(nodes)

/**
 * Draws a page again and again, as `renderTree` does. A node that was drawn once is kept, so that after a change only
 * the changed nodes and those around them are drawn anew, and React passes over the rest.
 */
export const treeRenderer = (
  registry: Registry,
  env: PageEnv,
  onDrop?: OnDrop,
): ((nodes: readonly BlockNode[]) => ReactNode) => renderer(registry, env, onDrop, true)
