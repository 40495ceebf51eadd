export { quotedLine, quoteOf, rug, slippers } from '../retail-cart/testing-goods.ts'
export { cell, kit, orderedItem, product, tier } from '../wholesale-cart/testing-cells.ts'
