import { deskListMeta } from '../../desk/desk-meta.ts'
import { PackingSlipsPage } from '../../desk/orders/packing-slips.tsx'

export const meta = deskListMeta('orders')

export default PackingSlipsPage
