import { CartBadge } from '../../features/cart-badge/cart-badge.tsx'
import type { ElementView } from '../element-view.ts'
import sheet from '../sheets/cart-badge.css?inline'

export const view: ElementView = { Render: () => <CartBadge />, sheet }
