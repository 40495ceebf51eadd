import type { Store } from '../../store/store.ts'

/** What an alert's button does. */
export type AlertAction = { readonly href: string } | { readonly act: () => Promise<void> }

export function alertAction(store: Store, name: string): AlertAction | null {
  if (name === 'cart.open') return { href: store.link('/order/basket') }
  if (name === 'cart.undo') return { act: () => store.retailCart.send({ type: 'cart.undo' }) }
  if (name === 'country.undo')
    return { act: async () => (await import('../country/undo-country.ts')).undoCountry(store) }
  return null
}
