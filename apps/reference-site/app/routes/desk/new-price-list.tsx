import { deskMeta } from '../../desk/desk-meta.ts'
import { NewPriceListPage } from '../../desk/price-lists/new-price-list.tsx'

export const meta = deskMeta((t) => t('sections.price-lists'))

export default NewPriceListPage
