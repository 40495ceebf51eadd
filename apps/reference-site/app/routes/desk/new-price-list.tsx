import { NewPriceListPage } from '#desk/price-lists/new-price-list.tsx'

export default NewPriceListPage
