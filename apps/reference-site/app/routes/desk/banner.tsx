import type { Route } from './+types/banner.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { BannerPage } from '../../desk/banners/banner-page.tsx'

export const meta = deskListMeta('banners')

export default function DeskBannerPage({ params }: Route.ComponentProps) {
  return <BannerPage id={Number(params.id)} />
}
