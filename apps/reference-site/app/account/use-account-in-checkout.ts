import { useAuth, useCheckout, useStore } from '@shyrdak/react-store'
import { useEffect, useRef } from 'react'
import { hasGaps, knownToCheckout } from './known-to-checkout.ts'

/** Fills the checkout form with the name and address of the logged-in user. */
export function useAccountInCheckout(): void {
  const store = useStore()
  const { view: auth } = useAuth()
  const { view: checkout } = useCheckout()
  const hasAsked = useRef(false)
  const audience = auth?.audience === 'retail' || auth?.audience === 'wholesale' ? auth.audience : null
  const isOpen = checkout?.step === 'contact' && hasGaps(checkout.form)

  useEffect(() => {
    if (!audience || !isOpen || hasAsked.current) return
    hasAsked.current = true
    async function fill(market: 'retail' | 'wholesale') {
      const sdk = await store.sdk(
        import('./shopper-contract.ts').then(({ shopperContract }) => shopperContract),
      )
      const person = await sdk.auth.profile[market].read()
      // Uses the form's current state, which may have changed during the request.
      const form = store.checkout.view()?.form
      if (!form) return
      const change = knownToCheckout(form, person, store.country)
      if (Object.keys(change).length > 0) await store.checkout.send({ type: 'form.change', change })
    }
    // The user can still fill in the form, so a failure needs no message.
    fill(audience).catch(() => {})
  }, [audience, isOpen, store])
}
