import { useAuth, useCheckout, useStore } from '@shyrdak/react-store'
import { useEffect, useRef } from 'react'
import { hasGaps, knownToCheckout } from './known-to-checkout.ts'

/** Who is known need not type name and address once more. */
export function useAccountInCheckout(): void {
  const store = useStore()
  const { auth } = useAuth()
  const { checkout } = useCheckout()
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
      // What stands there by now, not what stood there when the store was asked.
      const form = store.checkout.view()?.form
      if (!form) return
      const change = knownToCheckout(form, person, store.country)
      if (Object.keys(change).length > 0) await store.checkout.send({ type: 'form.change', change })
    }
    // Nobody misses a help that could not be given.
    fill(audience).catch(() => {})
  }, [audience, isOpen, store])
}
