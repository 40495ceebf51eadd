import type { Store } from '../../store/store.ts'

/** The action of an alert's button: a link, or a function to run. */
export type AlertAction = { readonly href: string } | { readonly act: () => Promise<void> }

export function alertAction(store: Store, name: string): AlertAction | null {
  if (name === 'cart.open') return { href: store.link('/order/basket') }
  if (name === 'cart.undo') return { act: () => store.retailCart.send({ type: 'cart.undo' }) }
  if (name === 'country.undo')
    return { act: async () => (await import('../country/undo-country.ts')).undoCountry(store) }
  return null
}
