import type { OwnReview } from '@shyrdak/sdk/contract'
import { isBlank as isBlankText } from '@shyrdak/sdk/rules'

/** A rating of 0 means no stars. */
export interface WrittenReview {
  readonly rating: number
  readonly text: string
}

export const NOTHING_WRITTEN: WrittenReview = { rating: 0, text: '' }

/** Whether nothing was written: neither stars nor visible text. */
export const isBlank = ({ rating, text }: WrittenReview): boolean => rating === 0 && isBlankText(text)

/** Whether the author may still change the review. */
export const mayRewrite = (own: Pick<OwnReview, 'state'> | null): boolean =>
  own !== null && own.state !== 'published'

/** Only shoppers may write reviews. */
export type Reviewer = 'guest' | 'another' | 'shopper'
