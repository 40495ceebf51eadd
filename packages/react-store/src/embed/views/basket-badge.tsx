import { CartBadge } from '../../widgets/cart-badge/cart-badge.tsx'
import type { ElementView } from '../element-view.ts'
import sheet from '../sheets/basket-badge.css?inline'

/** How many pieces are in the basket, and the way there. */
export const view: ElementView = { Draw: () => <CartBadge />, words: ['cart'], sheet }
