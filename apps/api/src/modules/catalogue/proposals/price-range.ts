import { MAX_GOODS_PRICE, MIN_PRICE } from '@shyrdak/sdk/management'
import type { AmountRange } from '#platform/amount-issues.ts'

/** Prices of proposals: those of goods on sale, which they become. */
export const PROPOSAL_PRICE_RANGE: AmountRange = { least: MIN_PRICE, most: MAX_GOODS_PRICE }
