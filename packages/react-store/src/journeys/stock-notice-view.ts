import type { StockNoticeContext, StockNoticeSnapshot } from '@shyrdak/state-machines/stock-notice'

export interface StockNoticeView extends Pick<
  StockNoticeContext,
  'wish' | 'ownEmail' | 'issues' | 'failure' | 'attempt'
> {
  /** The value of `data-state`. */
  readonly state: StockNoticeSnapshot['value']
}
