import type { CartGoods } from '@shyrdak/state-machines/retail-cart'
import { savePendingAdd, takePendingAdd } from './pending-adds.ts'
import type { StorePorts } from './ports.ts'
import type { Store } from './store.ts'

/** The pending additions of a page by key, which it completes itself while it is open. */
const ownAdds = new WeakMap<StorePorts, Map<string, 'loading' | 'failed'>>()

export const isOwnAdd = (ports: StorePorts, key: string): boolean => ownAdds.get(ports)?.has(key) ?? false

/**
 * Adds goods to the cart. Until its code is loaded, the addition is saved: if the page is left before, the next
 * one that starts the cart completes it. Rejects when the code cannot be loaded.
 */
export async function addToCart(
  { ports, retailCart }: Pick<Store, 'ports' | 'retailCart'>,
  goods: CartGoods,
  count: number,
): Promise<void> {
  const own: Map<string, 'loading' | 'failed'> = ownAdds.get(ports) ?? new Map()
  ownAdds.set(ports, own)
  // Whoever presses again replaces what failed.
  for (const [key, state] of own) if (state === 'failed' && own.delete(key)) takePendingAdd(ports, key)
  const add = { type: 'line.add', goods, count } as const
  if (retailCart.current()) return retailCart.send(add)
  const key = ports.newKey()
  own.set(key, 'loading')
  savePendingAdd(ports, { key, goods, count })
  try {
    await retailCart.prepare()
  } catch (error) {
    // It stays saved, as this may be the page being left: some browsers cancel all loading at once.
    own.set(key, 'failed')
    throw error
  }
  own.delete(key)
  // Another page has completed it if this one was left and came back.
  if (takePendingAdd(ports, key)) await retailCart.send(add)
}
