import { useOwnJourney } from './use-own-journey.ts'

/** A review of a product. It looks who is there as soon as it stands on the page. */
export const useReviewForm = (productId: number) =>
  useOwnJourney(
    async (store) => (await import('../journeys/review-form.ts')).startReviewForm(store, productId),
    { isEager: true },
  )
