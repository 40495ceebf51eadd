import type { BlockMessage } from '@shyrdak/blocks'
import type { ProductCardMessage } from '@shyrdak/blocks/parts/product-card'

export type BlocksMessages = Readonly<Record<BlockMessage | ProductCardMessage, string>>
