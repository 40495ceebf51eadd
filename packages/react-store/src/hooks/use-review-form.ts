import { useOwnFlow } from './use-own-flow.ts'

/** A review of a product. It looks who is there as soon as it stands on the page. */
export const useReviewForm = (productId: number) =>
  useOwnFlow(async (store) => (await import('../flows/review-form.ts')).startReviewForm(store, productId), {
    isEager: true,
  })
