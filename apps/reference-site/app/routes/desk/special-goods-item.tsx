import type { Route } from './+types/special-goods-item.ts'
import { GoodsItem } from '#desk/goods/goods-item.tsx'

export default function DeskSpecialGoodsItemPage({ params }: Route.ComponentProps) {
  return <GoodsItem kind="special-goods" id={Number(params.id)} />
}
