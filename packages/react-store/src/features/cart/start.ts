import type { NewAlert } from '@shyrdak/state-machines/alerts'
import { localized } from '@shyrdak/sdk/format'
import {
  cartKey,
  retailCartActors,
  retailCartMachine,
  selectRetailCart,
  type CartLine,
  type RetailCartActor,
  type RetailCartView,
} from '@shyrdak/state-machines/retail-cart'
import { PENDING_ADDS, STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { createActor } from 'xstate'
import { isOtherCountry } from '../../parts/is-other-country.ts'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { loweredAlert, outcomeAlert, removalAlert, unreadAlert } from './cart-alerts.ts'
import { receiveCart } from './receive-cart.ts'

/** Loaded with the first quote, not when the cart starts. */
const loadSdk = (store: Store) =>
  store.sdk(import('./contract.ts').then(({ retailCartContract }) => retailCartContract))

/** Loaded only when something was left. If that fails, it stays saved, and the next page tries again. */
const loadLeftAdds = ({ ports: { storage } }: Store) =>
  storage.get(PENDING_ADDS) === null ? null : import('./take-left-adds.ts').catch(() => null)

/** Starts the cart: reads it from storage, syncs with other tabs, and raises alerts for changed lines. */
export async function startRetailCart(store: Store): Promise<StartedActor<RetailCartActor, RetailCartView>> {
  const { language, ports, alerts } = store
  const { storage, navigation } = ports
  const left = await loadLeftAdds(store)
  receiveCart(ports)
  const actor = createActor(
    retailCartMachine.provide(
      retailCartActors({ sdk: () => loadSdk(store), storage, isCurrent: () => !isOtherCountry(store) }),
    ),
    { input: { replica: ports.newKey().slice(0, 12) } },
  )
  const raise = (alert: NewAlert) => void alerts.send({ type: 'alert.raise', alert })
  const nameOf = ({ goods }: Pick<CartLine, 'goods'>) => localized(goods.name, language)
  actor.on('line.outcome', ({ outcome, goods }) =>
    raise(outcomeAlert(outcome, nameOf({ goods }), cartKey(goods))),
  )
  actor.on('line.removed', ({ lines }) => raise(removalAlert(lines.map(nameOf))))
  actor.on('unavailable.removed', ({ gone, fewer }) => {
    if (gone.length > 0) raise(removalAlert(gone.map(nameOf)))
    if (fewer.length > 0)
      raise(loweredAlert(fewer.map((line) => ({ name: nameOf(line), count: line.count }))))
  })
  actor.on('cart.unread', ({ lost }) => raise(unreadAlert(lost)))
  let items = -1
  actor.subscribe(({ context: { cart } }) => {
    if (cart.items !== items) ports.onItemCount((items = cart.items))
  })
  storage.subscribe(({ key }) => {
    if (key !== STORAGE_KEYS.country || actor.getSnapshot().context.watchers === 0) return
    // This page can no longer price the cart that it shows.
    if (isOtherCountry(store)) navigation.reload()
  })
  actor.start()
  for (const { goods, count } of left?.takeLeftAdds(ports) ?? [])
    actor.send({ type: 'line.add', goods, count })
  return { actor, select: selectRetailCart }
}
