import { allBlocks, renderTree, type IslandCall, type Registry } from '@shyrdak/blocks'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { pageEnv } from './page-env.ts'
import type { LoadedPage } from './read-page.ts'
import { useStore } from '../store/use-store.ts'
import { BlockWidget } from './block-widgets.tsx'

export {
  blockWidget,
  BlockWidget,
  isBlockWidget,
  type BlockWidgetName,
  type BlockWidgetProps,
} from './block-widgets.tsx'

export interface PageProps {
  /**
   * A page of the shop, as returned by `readPage` on the server or in the browser. Its HTML is rendered as it is, so
   * take it from a store's API only.
   */
  readonly page: LoadedPage
  /** The registry of blocks. Defaults to all blocks of `@shyrdak/blocks`; pass your own to add some. */
  readonly blocks?: Registry
  /** Renders what blocks request through `env.island`. Pass your own when your blocks have own widgets. */
  readonly island?: (call: IslandCall) => ReactNode
}

const renderWidget = (call: IslandCall) => <BlockWidget call={call} />

/** Renders the blocks of a page, with their widgets. */
export function Page({ page: { nodes, data }, blocks = allBlocks, island = renderWidget }: PageProps) {
  const { language, country, link, image } = useStore()
  const messages = useMessages('blocks')
  return <>{renderTree(nodes, blocks, pageEnv({ language, country, link, image, messages, island, data }))}</>
}
