import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewBannerPage } from '../../desk/banners/new-banner.tsx'

export const meta = deskListMeta('banners')

export default NewBannerPage
