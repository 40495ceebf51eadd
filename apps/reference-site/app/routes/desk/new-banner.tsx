import { NewBannerPage } from '#desk/banners/new-banner.tsx'

export default NewBannerPage
