import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewDiscountPage } from '../../desk/discounts/new-discount.tsx'

export const meta = deskListMeta('discounts')

export default NewDiscountPage
