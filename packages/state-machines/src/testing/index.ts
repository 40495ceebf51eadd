export { quotedLine, quoteOf, rug, slippers } from '../retail-cart/testing-goods.ts'
export { cell, kit, tier } from '../wholesale-cart/testing-cells.ts'
