/** The modules that import schemas of the SDK, loaded after the cart is first shown. */
export { discountContract } from './contract.ts'
export { readDiscount, writeDiscount } from './stored-discount.ts'
