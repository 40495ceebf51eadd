// What a change of a filter needs, as one file: each name of a file weighs in the script of every page.
export { countGoods } from './count-goods.ts'
export { slidePrice } from './price-slider.ts'
