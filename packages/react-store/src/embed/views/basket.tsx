import { Basket } from '../../widgets/basket/basket.tsx'
import type { ElementView } from '../element-view.ts'
import sheet from '../sheets/basket.css?inline'

/** What was put in the basket on this page; the order is made in the shop. */
export const view: ElementView = { Draw: () => <Basket />, words: ['basket'], sheet }
