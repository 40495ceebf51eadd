import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { Registry } from './block.ts'
import { queryKey, type Query } from './queries.ts'
import { MAX_DEPTH, MAX_NODES, nodeName, nodesIn } from './node.ts'

/** Collects the queries of all blocks of a page, without duplicates. A block whose `queries` throws has none. */
export function queriesOf(nodes: readonly BlockNode[], registry: Registry): Query[] {
  const queries = new Map<string, Query>()
  let left = MAX_NODES

  function collect(list: readonly BlockNode[], depth: number): void {
    if (depth > MAX_DEPTH) return
    for (const node of list) {
      if (left-- <= 0) return
      if (typeof node !== 'object' || node === null) continue
      const name = nodeName(node)
      const definition =
        typeof name === 'string' && Object.hasOwn(registry, name) ? registry[name] : undefined
      for (const query of orNone(() => definition?.queries?.(node.props ?? {})))
        queries.set(queryKey(query), query)
      if (definition) collect(nodesIn(node.children), depth + 1)
    }
  }

  collect(nodesIn(nodes), 1)
  return [...queries.values()]
}

function orNone(queries: () => readonly Query[] | undefined): readonly Query[] {
  try {
    return queries() ?? []
  } catch {
    return [] // `renderTree` reports the block if it cannot be rendered either
  }
}
