import { CartBadge } from '../../widgets/cart-badge/cart-badge.tsx'
import type { ElementView } from '../element-view.ts'
import sheet from '../sheets/cart-badge.css?inline'

/** How many pieces are in the basket, and the way there. */
export const view: ElementView = { Render: () => <CartBadge />, messages: ['cart'], sheet }
