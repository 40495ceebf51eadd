import { BannersOrderPage } from '#desk/banners/banners-order.tsx'

export default BannersOrderPage
