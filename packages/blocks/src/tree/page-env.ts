import type { ReactNode } from 'react'
import type { BlockEnv } from '../env.ts'
import type { ProductCardMessage } from '../parts/product-card/product-card.tsx'
import type { QueryData, Query } from './queries.ts'
import type { BlockMessage } from './messages.ts'

/** A request for an interactive widget. Its props are serialized in an attribute and must be plain data. */
export interface IslandCall {
  /** The widget's name; the page maps it to a component. */
  name: string
  props: object
  /** Attributes of the element that contains the widget. */
  root: { className: string; style?: React.CSSProperties | undefined; id?: string | undefined }
  /** Static content inside the widget, one entry for each `Slot`. */
  slots?: readonly ReactNode[]
}

/** The environment of a page of blocks, with the data of their queries and their islands. */
export interface PageEnv extends BlockEnv<BlockMessage | ProductCardMessage> {
  /** The result of one of the block's `queries`: undefined while it loads, null if it failed. */
  data<N extends Query>(query: N): QueryData<N> | null | undefined
  island(call: IslandCall): ReactNode
}
