import type { Route } from './+types/desk-goods.ts'
import { DeskFailure } from '../desk/desk-failure.tsx'
import { deskMeta } from '../desk/desk-meta.ts'
import { DeskFallback } from '../desk/desk-page.tsx'
import { GoodsList } from '../desk/goods/goods-list.tsx'
import { loadGoodsList } from '../desk/goods/load-goods.ts'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk Goods' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadGoodsList(request, 'goods')

export function meta({ matches }: Route.MetaArgs) {
  return deskMeta(matches, (messages) => messages.sections.goods)
}

export const HydrateFallback = DeskFallback
export const ErrorBoundary = DeskFailure

export default function DeskGoodsPage({ loaderData }: Route.ComponentProps) {
  return <GoodsList kind="goods" {...loaderData} />
}
