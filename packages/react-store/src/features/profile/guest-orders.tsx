import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useState } from 'react'
import { profileSdk } from './profile-sdk.ts'
import { useProfileCall } from './use-profile-call.ts'
import { useStore } from '../../store/use-store.ts'
import { useAuth } from '../auth/use-auth.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'

/** Offers to add orders placed as a guest to the history; renders nothing when there are none. */
export function GuestOrders() {
  const store = useStore()
  const t = useMessages('profile')
  const i18n = useCodeMessages('errors')
  const [count, setCount] = useState(0)
  const { isBusy, state, failure, run } = useProfileCall()
  const isKnown = useAuth().view?.audience === 'retail'
  useEffect(() => {
    if (!isKnown) return
    // The page stays open for a moment after a log-out, whose revoked token would be refused.
    const left = new AbortController()
    const { signal } = left
    async function ask() {
      const { auth } = await profileSdk(store)
      if (signal.aborted) return
      const answer = await auth.guestOrders.count({ signal })
      if (!signal.aborted) setCount(answer.count)
    }
    // The offer is optional, so a failure is ignored.
    ask().catch(() => {})
    return () => left.abort()
  }, [store, isKnown])
  const fallback = useFocusFallback<HTMLElement>()
  if (count === 0) return null
  return (
    <section {...fallback} className="shyrdak-profile-part">
      <div className="shyrdak-profile-body">
        <p>{state === 'done' ? t('claim.done') : t('claim.text', { count })}</p>
        {state === 'done' ? null : (
          <div>
            <Button busy={isBusy} onClick={() => void run(({ auth }) => auth.guestOrders.claim())}>
              {t('claim.submit')}
            </Button>
          </div>
        )}
        <p role="status">{failure ? failureText(failure, i18n) : ''}</p>
      </div>
    </section>
  )
}
