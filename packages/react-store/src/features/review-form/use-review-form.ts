import { useOwnFlow } from '../../store/use-own-flow.ts'

/** The review form of a product. Checks on mount who is logged in. */
export const useReviewForm = (productId: number) =>
  useOwnFlow(async (store) => (await import('./start.ts')).startReviewForm(store, productId), {
    isEager: true,
  })
