import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useAuth, useCheckout, useStore } from '@shyrdak/react-store'
import { useEffect, useRef } from 'react'
import { usePageVisit } from '../page/use-visit.ts'
import { accountPageWords } from './account-words.ts'
import { hasGaps, knownToCheckout } from './known-to-checkout.ts'

/** What an account means for a checkout: who is known need not type name and address, and a session that ends loses nothing. */
export function CheckoutAccount() {
  const store = useStore()
  const { auth, send: tellAuth } = useAuth()
  const { checkout, send } = useCheckout()
  const words = accountPageWords[usePageVisit().language]
  const hasAsked = useRef(false)
  const audience = auth?.audience === 'retail' || auth?.audience === 'wholesale' ? auth.audience : null
  const isOpen = checkout?.step === 'contact' && hasGaps(checkout.form)

  useEffect(() => {
    if (!audience || !isOpen || hasAsked.current) return
    hasAsked.current = true
    async function fill(market: 'retail' | 'wholesale') {
      const sdk = await store.account()
      const person = await sdk.auth.profile[market].read()
      // What stands there by now, not what stood there when the store was asked.
      const form = store.checkout.view()?.form
      if (!form) return
      const change = knownToCheckout(form, person, store.country)
      if (Object.keys(change).length > 0) await store.checkout.send({ type: 'form.change', change })
    }
    // Nobody misses a help that could not be given.
    fill(audience).catch(() => {})
  }, [audience, isOpen, store])

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
