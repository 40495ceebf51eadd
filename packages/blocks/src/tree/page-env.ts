import type { ReactNode } from 'react'
import type { BlockEnv } from '../env.ts'
import type { ProductCardMessage } from '../parts/product-card/product-card.tsx'
import type { QueryData, Query } from './queries.ts'
import type { BlockMessage } from './messages.ts'

/** A living piece of a page, asked for by its name. Its props are plain data, since they travel in an attribute. */
export interface IslandCall {
  /** Which widget; who draws the page knows them by name. */
  name: string
  props: object
  /** The block's own root, which the widget stands in. */
  root: { className: string; style?: React.CSSProperties | undefined; id?: string | undefined }
  /** What is drawn inside the widget and stays as it is, one for each place (`Slot`). */
  slots?: readonly ReactNode[]
}

/** What the blocks of a page are told: the words and addresses of every part, their answers and their islands. */
export interface PageEnv extends BlockEnv<BlockMessage | ProductCardMessage> {
  /** What a block asked for in its `queries`: undefined while it is not there, null when it could not be read. */
  data<N extends Query>(query: N): QueryData<N> | null | undefined
  island(call: IslandCall): ReactNode
}
