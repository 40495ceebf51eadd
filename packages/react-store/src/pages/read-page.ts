import { queriesOf, type Query, type Registry } from '@shyrdak/blocks'
import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import { runQueries, type BlockData } from './block-data.ts'
import type { PageSdk } from './page-sdk.ts'

/** A page ready to be drawn: its blocks, and what they asked for. Plain data. */
export interface ReadPage {
  nodes: readonly BlockNode[]
  answers: BlockData
}

/**
 * Makes a page of its content as the store's API answers it, and reads what its blocks need, once. Content that is
 * no list of blocks is a page without blocks.
 */
export async function readPage(
  content: string,
  registry: Registry,
  sdk: PageSdk,
  language: Language,
  onFailure: (error: unknown, need?: Query) => void,
): Promise<ReadPage> {
  const nodes = nodesIn(content, onFailure)
  return { nodes, answers: await runQueries(queriesOf(nodes, registry), sdk, language, onFailure) }
}

function nodesIn(content: string, onFailure: (error: unknown) => void): readonly BlockNode[] {
  try {
    const nodes: unknown = JSON.parse(content)
    return Array.isArray(nodes) ? (nodes as BlockNode[]) : [] // the tree takes whatever stands in the list
  } catch (error) {
    onFailure(error)
    return []
  }
}
