import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewGoods } from '../../desk/goods/new-goods.tsx'

export const meta = deskListMeta('goods')

export default function DeskNewGoodsPage() {
  return <NewGoods kind="goods" />
}
