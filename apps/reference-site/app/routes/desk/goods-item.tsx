import type { Route } from './+types/goods-item.ts'
import { GoodsItem } from '#desk/goods/goods-item.tsx'

export default function DeskGoodsItemPage({ params }: Route.ComponentProps) {
  return <GoodsItem kind="goods" id={Number(params.id)} />
}
