export { quotedLine, quoteOf, rug, slippers } from './goods.ts'
export { cell, kit, orderedItem, product, tier } from './cells.ts'
