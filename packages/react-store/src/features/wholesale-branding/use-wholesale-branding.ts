import type { Brand } from '@shyrdak/sdk/contract'
import type {
  WholesaleBrandingEvent,
  WholesaleBrandingView,
} from '@shyrdak/state-machines/wholesale-branding'
import { kitsBesideCart } from '@shyrdak/state-machines/wholesale-branding/rules'
import type { WholesaleCartView } from '@shyrdak/state-machines/wholesale-cart'
import { useFlow, type Flow, type FlowOptions } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useWholesaleCart } from '../wholesale-cart/use-wholesale-cart.ts'
import { wholesaleBrandingOf } from './branding-of.ts'

type Lines = WholesaleCartView['lines']

/** Cache, since many components need the same kits for the same cart. */
const computed = new WeakMap<Lines, { kits: readonly Brand[]; beside: readonly Brand[] }>()

function beside(kits: readonly Brand[], lines: Lines): readonly Brand[] {
  let own = computed.get(lines)
  if (own?.kits !== kits)
    computed.set(lines, (own = { kits, beside: kitsBesideCart(kits, lines.map(({ line }) => line)) })) // prettier-ignore
  return own.beside
}

/**
 * The branding kits of a wholesale client. The `kits` of the view exclude what the cart takes; they are null
 * until kits and cart are known.
 */
export function useWholesaleBranding({ isEager = true }: FlowOptions = {}): Flow<
  WholesaleBrandingView,
  WholesaleBrandingEvent
> {
  const { view: cart } = useWholesaleCart({ isEager })
  const flow = useFlow(wholesaleBrandingOf(useStore()), isEager)
  const { view } = flow
  const kits = view?.kits && cart ? beside(view.kits, cart.lines) : null
  return { ...flow, view: view && { ...view, kits } }
}
