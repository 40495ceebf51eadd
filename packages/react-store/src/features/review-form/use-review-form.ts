import { useEffect, useRef } from 'react'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useAuth } from '../auth/use-auth.ts'

/**
 * The review form of a product. Determines on mount whether the user may write a review, and again after a login
 * or logout.
 */
export function useReviewForm(productId: number) {
  const flow = useOwnFlow(async (store) => (await import('./start.ts')).startReviewForm(store, productId), {
    isEager: true,
  })
  const { send } = flow
  const user = useAuth().view?.userId
  /** Undefined until the session is read. */
  const known = useRef(user)
  useEffect(() => {
    const before = known.current
    known.current = user
    if (before !== undefined && before !== user) send({ type: 'review.load' })
  }, [user, send])
  return flow
}
