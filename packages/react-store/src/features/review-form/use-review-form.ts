import { useOwnFlow } from '../../store/use-own-flow.ts'

/** The review form of a product. Determines on mount whether the user may write a review. */
export const useReviewForm = (productId: number) =>
  useOwnFlow(async (store) => (await import('./start.ts')).startReviewForm(store, productId), {
    isEager: true,
  })
