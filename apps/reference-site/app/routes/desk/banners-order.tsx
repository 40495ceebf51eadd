import { deskListMeta } from '../../desk/desk-meta.ts'
import { BannersOrderPage } from '../../desk/banners/banners-order.tsx'

export const meta = deskListMeta('banners')

export default BannersOrderPage
