import { Cart } from '../../features/cart/cart.tsx'
import type { ElementView } from '../element-view.ts'
import sheet from '../sheets/cart.css?inline'

/** The cart of this page. Orders are placed on the shop's pages. */
export const view: ElementView = { Render: () => <Cart />, sheet }
