import type { Brand } from '@shyrdak/sdk/contract'
import type {
  WholesaleBrandingEvent,
  WholesaleBrandingView,
} from '@shyrdak/state-machines/wholesale-branding'
import { kitsBesideCart } from '@shyrdak/state-machines/wholesale-branding/rules'
import type { WholesaleCartView } from '@shyrdak/state-machines/wholesale-cart'
import { useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'
import { useWholesaleCart } from '../wholesale-cart/use-wholesale-cart.ts'
import { wholesaleBrandingOf } from './branding-of.ts'

export interface WholesaleBrandingHook {
  /** Null until started. Its `kits` exclude what the cart takes; null until kits and cart are known. */
  readonly branding: WholesaleBrandingView | null
  /** Rejects when the code cannot be loaded. It need not be awaited. */
  readonly send: (event: WholesaleBrandingEvent) => Promise<void>
}

type Lines = WholesaleCartView['lines']

/** Cache, since many components need the same kits for the same cart. */
const computed = new WeakMap<Lines, { kits: readonly Brand[]; beside: readonly Brand[] }>()

function beside(kits: readonly Brand[], lines: Lines): readonly Brand[] {
  let own = computed.get(lines)
  if (own?.kits !== kits)
    computed.set(lines, (own = { kits, beside: kitsBesideCart(kits, lines.map(({ line }) => line)) })) // prettier-ignore
  return own.beside
}

/** The branding kits of a wholesale client. With `isEager: false` they are loaded on the first event. */
export function useWholesaleBranding({
  isEager = true,
}: { readonly isEager?: boolean } = {}): WholesaleBrandingHook {
  const { cart } = useWholesaleCart({ isEager })
  const lazy = wholesaleBrandingOf(useStore())
  const view = useLazyActor(lazy, isEager)
  const kits = view?.kits && cart ? beside(view.kits, cart.lines) : null
  return { branding: view && { ...view, kits }, send: lazy.send }
}
