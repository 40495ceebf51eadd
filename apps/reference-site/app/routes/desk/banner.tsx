import type { Route } from './+types/banner.ts'
import { BannerPage } from '#desk/banners/banner-page.tsx'

export default function DeskBannerPage({ params }: Route.ComponentProps) {
  return <BannerPage id={Number(params.id)} />
}
