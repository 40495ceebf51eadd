import { PackingSlipsPage } from '#desk/orders/packing-slips.tsx'

export default PackingSlipsPage
