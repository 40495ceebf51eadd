// The code for filter changes, as one file: each file name adds bytes to the script of every page.
export { countGoods } from './count-goods.ts'
export { changePrice } from './price-slider.ts'
