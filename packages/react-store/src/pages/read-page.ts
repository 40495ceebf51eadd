import { queriesOf, type Query, type Registry } from '@shyrdak/blocks'
import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import { runQueries, type BlockData } from './block-data.ts'
import type { PageSdk } from './page-sdk.ts'

/** A page ready to render, serializable. */
export interface LoadedPage {
  readonly nodes: readonly BlockNode[]
  readonly data: BlockData
}

export interface ReadPageOptions {
  /** The blocks that the page may have, as given to `Page`. */
  readonly blocks: Registry
  readonly sdk: PageSdk
  readonly language: Language
  /** Called for each query that failed, and without a query for content that is not JSON. */
  readonly onFailure: (error: unknown, query?: Query) => void
}

/**
 * Parses the content of a page and reads its blocks' data. Invalid content yields a page without blocks.
 *
 * `Page` renders the HTML in `content` as it is: pass only what a store's API responded, which has sanitized it. Content
 * from anywhere else goes through `readBlocks` and `cleanBlocks` of `@shyrdak/sdk/blocks` first.
 *
 * @param content the `content` of a page, JSON text
 */
export async function readPage(
  content: string,
  { blocks, sdk, language, onFailure }: ReadPageOptions,
): Promise<LoadedPage> {
  const nodes = nodesIn(content, onFailure)
  return { nodes, data: await runQueries(queriesOf(nodes, blocks), sdk, language, onFailure) }
}

function nodesIn(content: string, onFailure: (error: unknown) => void): readonly BlockNode[] {
  try {
    const nodes: unknown = JSON.parse(content)
    return Array.isArray(nodes) ? (nodes as BlockNode[]) : [] // the tree validates its nodes itself
  } catch (error) {
    onFailure(error)
    return []
  }
}
