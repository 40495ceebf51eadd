import type { Route } from './+types/desk-special-goods-item.ts'
import { DeskFailure } from '../desk/desk-failure.tsx'
import { deskMeta } from '../desk/desk-meta.ts'
import { DeskFallback } from '../desk/desk-page.tsx'
import { GoodsItem } from '../desk/goods/goods-item.tsx'
import { loadGoods } from '../desk/goods/load-goods.ts'
import { goodsTitle } from '../desk/goods/goods-title.ts'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk Special Goods Item' }

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadGoods(request, 'special-goods', params.id)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return deskMeta(matches, goodsTitle(matches, loaderData))
}

export const HydrateFallback = DeskFallback
export const ErrorBoundary = DeskFailure

export default function DeskSpecialGoodsItemPage({ loaderData }: Route.ComponentProps) {
  return <GoodsItem kind="special-goods" goods={loaderData} />
}
