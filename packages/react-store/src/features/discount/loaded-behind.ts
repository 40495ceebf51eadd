/** What comes with the schemas of the SDK, behind what a cart shows first. */
export { discountContract } from './contract.ts'
export { readDiscount, writeDiscount } from './stored-discount.ts'
