import { Cart } from '../../widgets/cart/cart.tsx'
import type { ElementView } from '../element-view.ts'
import sheet from '../sheets/cart.css?inline'

/** What was put in the basket on this page; the order is made in the shop. */
export const view: ElementView = { Render: () => <Cart />, messages: ['cartPage'], sheet }
