import type { Route } from './+types/goods-item.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { GoodsItem } from '../../desk/goods/goods-item.tsx'

export const meta = deskListMeta('goods')

export default function DeskGoodsItemPage({ params }: Route.ComponentProps) {
  return <GoodsItem kind="goods" id={Number(params.id)} />
}
