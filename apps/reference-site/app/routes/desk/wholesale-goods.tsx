import { goodsList } from '../../desk/goods/goods-list.tsx'

const list = goodsList('wholesale-goods')

export default list.Page
export const { meta } = list
