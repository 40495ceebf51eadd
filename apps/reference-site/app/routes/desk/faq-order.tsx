import { deskListMeta } from '../../desk/desk-meta.ts'
import { FaqOrderPage } from '../../desk/faq/faq-order.tsx'

export const meta = deskListMeta('faq')

export default FaqOrderPage
