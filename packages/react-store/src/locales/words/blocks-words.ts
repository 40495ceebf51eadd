import type { BlockWord } from '@shyrdak/blocks'
import type { ProductCardWord } from '@shyrdak/blocks/parts/product-card'

/** What the blocks of a page say by themselves. */
export type BlocksWords = Readonly<Record<BlockWord | ProductCardWord, string>>
