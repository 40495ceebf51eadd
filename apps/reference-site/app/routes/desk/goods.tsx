import { goodsList } from '#desk/goods/goods-list.tsx'

export default goodsList('goods')
