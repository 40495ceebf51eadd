import { NewGoods } from '#desk/goods/new-goods.tsx'

export default function DeskNewGoodsPage() {
  return <NewGoods kind="goods" />
}
