import type { Route } from './+types/special-goods-item.ts'
import { deskMeta } from '../../desk/desk-meta.ts'
import { GoodsItem } from '../../desk/goods/goods-item.tsx'

export const meta = deskMeta((t) => t('sections.goods'))

export default function DeskSpecialGoodsItemPage({ params }: Route.ComponentProps) {
  return <GoodsItem kind="special-goods" id={Number(params.id)} />
}
