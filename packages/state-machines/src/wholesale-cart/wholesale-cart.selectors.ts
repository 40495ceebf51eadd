import type { Brand } from '@shyrdak/sdk/contract'
import { kitsBesideCart } from './cart-kits.ts'
import { wholesaleItems } from './cart-items.ts'
import { pricedLines, wholesaleSum } from './priced-lines.ts'
import type { WholesaleCart } from './wholesale-cart.ts'
import type { WholesaleCartSnapshot } from './wholesale-cart.machine.ts'

const views = new WeakMap<WholesaleCart, { kits: readonly Brand[]; beside: readonly Brand[] }>()

/** The kits without what the cart takes; null while their numbers are unknown, which is not zero. */
export function selectKits({ context: { cart, kits } }: WholesaleCartSnapshot): readonly Brand[] | null {
  if (!kits) return null
  let view = views.get(cart)
  if (view?.kits !== kits) views.set(cart, (view = { kits, beside: kitsBesideCart(kits, cart) }))
  return view.beside
}

export const selectWholesaleCart = (snapshot: WholesaleCartSnapshot) => {
  const { cart, bought, reorder, failure } = snapshot.context
  const { lines, kits, reorder: comparison } = snapshot.value
  return {
    state: lines === 'changed' ? 'filled' : lines, // `changed` is transient and seen in no snapshot
    items: wholesaleItems(cart),
    /** Each with the list and tier that give its price. */
    lines: pricedLines(cart),
    count: cart.items,
    sum: wholesaleSum(cart),
    kits: selectKits(snapshot),
    kitsState: kits,
    bought,
    reorder:
      comparison === 'none'
        ? null
        : {
            state: comparison,
            orderId: reorder?.orderId ?? 0, // set by whatever leads here
            diff: reorder?.diff ?? [],
            failure: reorder?.failure?.code ?? null,
          },
    /** Why kits were not bought. */
    failure: failure?.code ?? null,
  }
}
export type WholesaleCartView = Readonly<ReturnType<typeof selectWholesaleCart>>
