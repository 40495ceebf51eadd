import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useAuth, useCheckout, useStore } from '@shyrdak/react-store'
import { useEffect, useRef } from 'react'
import { usePageVisit } from '../page/use-visit.ts'
import { accountPageWords } from './account-words.ts'

/** What an account means for a checkout: who is known need not type their name, and a session that ends loses nothing. */
export function CheckoutAccount() {
  const store = useStore()
  const { auth, send: tellAuth } = useAuth()
  const { checkout, send } = useCheckout()
  const words = accountPageWords[usePageVisit().language]
  const hasAsked = useRef(false)
  const audience = auth?.audience === 'retail' || auth?.audience === 'wholesale' ? auth.audience : null
  const isEmpty =
    checkout?.step === 'contact' &&
    ['first_name', 'last_name', 'email', 'phone'].every(
      (field) => checkout.form[field as 'email'] === '', // one of those named above
    )

  useEffect(() => {
    if (!audience || !isEmpty || hasAsked.current) return
    hasAsked.current = true
    async function fill(market: 'retail' | 'wholesale') {
      const sdk = await store.account()
      const { first_name, last_name, email, phone } = await sdk.auth.profile[market].read()
      const form = store.checkout.view()?.form
      // Whoever has begun to type knows better.
      if (!form || form.first_name || form.last_name || form.email || form.phone) return
      await store.checkout.send({
        type: 'form.change',
        change: { first_name, last_name, email, phone: phone ?? '' },
      })
    }
    fill(audience).catch(() => {})
  }, [audience, isEmpty, store])

  if (checkout?.failure !== 'UNAUTHENTICATED') return null
  async function goOnAsGuest() {
    const { clearSession } = await import('@shyrdak/state-machines/auth')
    clearSession(store.ports.storage)
    await send({ type: 'order.retry' })
  }
  return (
    <Alert tone="warning" title={words.ended}>
      <p>{words.endedText}</p>
      <p className="site-account-ended">
        <Button onClick={() => void tellAuth({ type: 'session.expired' })}>{words.endedLogIn}</Button>
        <Button tone="secondary" onClick={() => void goOnAsGuest()}>
          {words.endedGuest}
        </Button>
      </p>
    </Alert>
  )
}
