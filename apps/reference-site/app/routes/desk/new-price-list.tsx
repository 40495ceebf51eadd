import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewPriceListPage } from '../../desk/price-lists/new-price-list.tsx'

export const meta = deskListMeta('price-lists')

export default NewPriceListPage
