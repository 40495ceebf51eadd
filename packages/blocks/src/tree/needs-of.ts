import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { Registry } from './block.ts'
import { needKey, type Need } from './needs.ts'
import { MOST_DEEP, MOST_NODES, nodeName, nodesBelow } from './node.ts'

/** The reads that the blocks of a page need, each once. A block that fails to say so is drawn without them. */
export function needsOf(nodes: readonly BlockNode[], registry: Registry): Need[] {
  const needs = new Map<string, Need>()
  let left = MOST_NODES

  function look(list: readonly BlockNode[], depth: number): void {
    if (depth > MOST_DEEP) return
    for (const node of list) {
      if (left-- <= 0) return
      if (typeof node !== 'object' || node === null) continue
      const name = nodeName(node)
      const definition =
        typeof name === 'string' && Object.hasOwn(registry, name) ? registry[name] : undefined
      for (const need of asked(() => definition?.needs?.(node.props ?? {}))) needs.set(needKey(need), need)
      if (definition) look(nodesBelow(node), depth + 1)
    }
  }

  look(nodes, 1)
  return [...needs.values()]
}

function asked(ask: () => readonly Need[] | undefined): readonly Need[] {
  try {
    return ask() ?? []
  } catch {
    return [] // `drawTree` marks the block when it cannot be drawn either
  }
}
