import { allBlocks, queriesOf, queryKey } from '@shyrdak/blocks'
import { useStore } from '@shyrdak/react-store'
import { pageContract, runQueries, type BlockData } from '@shyrdak/react-store/pages'
import type { BlockNode } from '@shyrdak/sdk/blocks'
import { useEffect, useRef, useState } from 'react'

const NO_DATA: BlockData = {}

/** Loads the data of a page's blocks, such as products and articles, from the shop. Each query runs once. */
export function useBlockData(nodes: readonly BlockNode[]): BlockData {
  const store = useStore()
  const [data, setData] = useState(NO_DATA)
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const missing = queriesOf(nodes, allBlocks).filter((query) => !asked.current.has(queryKey(query)))
    if (missing.length === 0) return
    for (const query of missing) asked.current.add(queryKey(query))
    void store
      .sdk(pageContract)
      // Failed queries are left out, as in the shop. The next edit of the block retries them.
      .then((sdk) =>
        runQueries(missing, sdk, store.language, (_, query) => asked.current.delete(queryKey(query))),
      )
      .then((found) => setData((before) => ({ ...before, ...found })))
      .catch(() => missing.forEach((query) => asked.current.delete(queryKey(query))))
  }, [nodes, store])
  return data
}
