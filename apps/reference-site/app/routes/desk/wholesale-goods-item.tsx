import type { Route } from './+types/wholesale-goods-item.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { GoodsItem } from '../../desk/goods/goods-item.tsx'

export const meta = deskListMeta('goods')

export default function DeskWholesaleGoodsItemPage({ params }: Route.ComponentProps) {
  return <GoodsItem kind="wholesale-goods" id={Number(params.id)} />
}
