import { NewDiscountPage } from '#desk/discounts/new-discount.tsx'

export default NewDiscountPage
