import type { BlockMessage } from '@shyrdak/blocks'
import type { ProductCardMessage } from '@shyrdak/blocks/parts/product-card'

/** What the blocks of a page say by themselves. */
export type BlocksMessages = Readonly<Record<BlockMessage | ProductCardMessage, string>>
