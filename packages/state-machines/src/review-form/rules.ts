import type { OwnReview } from '@shyrdak/sdk/contract'

/** What a shopper is about to say of a product; no stars are 0. */
export interface WrittenReview {
  readonly rating: number
  readonly text: string
}

export const NOTHING_WRITTEN: WrittenReview = { rating: 0, text: '' }

export const isBlank = ({ rating, text }: WrittenReview): boolean => rating === 0 && text.trim() === ''

/** Whether its author may still write it anew. */
export const mayRewrite = (own: Pick<OwnReview, 'state'> | null): boolean =>
  own !== null && own.state !== 'published'

/** Who stands before the form: reviews are written by shoppers. */
export type Reviewer = 'guest' | 'another' | 'shopper'
