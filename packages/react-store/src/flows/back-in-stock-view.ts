import type { BackInStockContext, BackInStockSnapshot } from '@shyrdak/state-machines/back-in-stock'

export interface BackInStockView extends Pick<
  BackInStockContext,
  'request' | 'ownEmail' | 'issues' | 'failure' | 'attempt'
> {
  /** The value of `data-state`. */
  readonly state: BackInStockSnapshot['value']
}
