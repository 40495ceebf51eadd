import { deskListMeta } from '../../desk/desk-meta.ts'
import { HeadEntriesOrderPage } from '../../desk/head-entries/head-entries-order.tsx'

export const meta = deskListMeta('head-entries')

export default HeadEntriesOrderPage
