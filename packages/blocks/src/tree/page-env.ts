import type { ReactNode } from 'react'
import type { BlockEnv } from '../env.ts'
import type { ProductCardWord } from '../parts/product-card/product-card.tsx'
import type { AnswerTo, Need } from './needs.ts'
import type { BlockWord } from './words.ts'

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
export interface PageEnv extends BlockEnv<BlockWord | ProductCardWord> {
  /** What a block asked for in its `needs`: undefined while it is not there, null when it could not be read. */
  answer<N extends Need>(need: N): AnswerTo<N> | null | undefined
  island(call: IslandCall): ReactNode
}
