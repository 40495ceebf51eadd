import { deskMeta } from '../../desk/desk-meta.ts'
import { NewDiscountPage } from '../../desk/discounts/new-discount.tsx'

export const meta = deskMeta((t) => t('sections.discounts'))

export default NewDiscountPage
