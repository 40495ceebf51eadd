import { HeadEntriesOrderPage } from '#desk/head-entries/head-entries-order.tsx'

export default HeadEntriesOrderPage
