import { useOwnFlow } from './use-own-flow.ts'

/** The review form of a product. Checks on mount who is logged in. */
export const useReviewForm = (productId: number) =>
  useOwnFlow(async (store) => (await import('../flows/review-form.ts')).startReviewForm(store, productId), {
    isEager: true,
  })
