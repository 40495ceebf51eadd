import type { Route } from './+types/wholesale-goods-item.ts'
import { GoodsItem } from '#desk/goods/goods-item.tsx'

export default function DeskWholesaleGoodsItemPage({ params }: Route.ComponentProps) {
  return <GoodsItem kind="wholesale-goods" id={Number(params.id)} />
}
