import { MAX_WHOLESALE_PRICE, MIN_PRICE } from '@shyrdak/sdk/management'
import type { AmountRange } from '#platform/amount-issues.ts'

/** Prices in price lists, and of branding kits. */
export const WHOLESALE_PRICE_RANGE: AmountRange = { least: MIN_PRICE, most: MAX_WHOLESALE_PRICE }
