import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { useEffect, useState } from 'react'
import type { UnpaidOrder } from './find-unpaid-order.ts'
import type { Store } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'

export interface UnpaidOrderHook {
  /** Null until loaded, and when there is none. */
  readonly order: UnpaidOrder | null
  /** Whether an order of this device is still being looked up. */
  readonly isLooking: boolean
  /** Stops offering the order on this device. The order itself does not change. */
  readonly hide: () => void
}

const hasOrders = ({ ports }: Store) => ports.storage.get(STORAGE_KEYS.orders) !== null
const hasCheckout = ({ ports }: Store) => ports.session.get(STORAGE_KEYS.checkout) !== null

/**
 * Returns an order of this device that can still be paid, also one whose response was lost. No request is sent
 * without stored orders or an order with an unknown result.
 */
export function useUnpaidOrder(): UnpaidOrderHook {
  const store = useStore()
  const [order, setOrder] = useState<UnpaidOrder | null>(null)
  const [isLooking, setLooking] = useState(() => hasOrders(store))
  useEffect(() => {
    const leaving = new AbortController()
    async function find() {
      const { findUnpaidOrder } = await import('./find-unpaid-order.ts')
      const [found] = await Promise.all([
        findUnpaidOrder(store, leaving.signal),
        store.loadMessages(['orders']),
      ])
      if (!leaving.signal.aborted) setOrder(found)
    }
    async function recover() {
      const { recoverLostOrder } = await import('./recover-lost-order.ts')
      if (await recoverLostOrder(store, leaving.signal)) await find()
    }
    // Failures are ignored: the email has the link too, and the next page tries again.
    if (hasOrders(store))
      find()
        .catch(() => undefined)
        .finally(() => leaving.signal.aborted || setLooking(false))
    if (hasCheckout(store)) recover().catch(() => undefined)
    return () => leaving.abort()
  }, [store])

  return {
    order,
    isLooking,
    hide() {
      if (!order) return
      setOrder(null)
      // Already loaded, since it found the order.
      void import('./find-unpaid-order.ts').then(({ hideOrder }) => hideOrder(store, order.id))
    },
  }
}
