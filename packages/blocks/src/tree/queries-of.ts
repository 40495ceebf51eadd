import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { Registry } from './block.ts'
import { queryKey, type Query } from './queries.ts'
import { MOST_DEEP, MOST_NODES, nodeName, nodesBelow } from './node.ts'

/** The reads that the blocks of a page need, each once. A block that fails to say so is drawn without them. */
export function queriesOf(nodes: readonly BlockNode[], registry: Registry): Query[] {
  const queries = new Map<string, Query>()
  let left = MOST_NODES

  function look(list: readonly BlockNode[], depth: number): void {
    if (depth > MOST_DEEP) return
    for (const node of list) {
      if (left-- <= 0) return
      if (typeof node !== 'object' || node === null) continue
      const name = nodeName(node)
      const definition =
        typeof name === 'string' && Object.hasOwn(registry, name) ? registry[name] : undefined
      for (const query of asked(() => definition?.queries?.(node.props ?? {})))
        queries.set(queryKey(query), query)
      if (definition) look(nodesBelow(node), depth + 1)
    }
  }

  look(nodes, 1)
  return [...queries.values()]
}

function asked(ask: () => readonly Query[] | undefined): readonly Query[] {
  try {
    return ask() ?? []
  } catch {
    return [] // `renderTree` marks the block when it cannot be drawn either
  }
}
