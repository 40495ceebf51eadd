import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { useEffect, useState } from 'react'
import type { UnpaidOrder } from './find-unpaid-order.ts'
import { useStore } from '../../store/use-store.ts'

export interface UnpaidOrderHook {
  /** Null until the store has answered, and when there is none. */
  readonly order: UnpaidOrder | null
  /** Does not offer it again on this device. The order itself stays as it is. */
  readonly hide: () => void
}

/** An order of this device that is still to be paid. The store is asked only where the browser holds orders. */
export function useUnpaidOrder(): UnpaidOrderHook {
  const store = useStore()
  const [order, setOrder] = useState<UnpaidOrder | null>(null)
  useEffect(() => {
    if (store.ports.storage.get(STORAGE_KEYS.orders) === null) return undefined
    const leaving = new AbortController()
    async function find() {
      const { findUnpaidOrder } = await import('./find-unpaid-order.ts')
      const [found] = await Promise.all([
        findUnpaidOrder(store, leaving.signal),
        store.loadMessages(['orders']),
      ])
      if (!leaving.signal.aborted) setOrder(found)
    }
    // The email holds the link too; the next page asks again.
    find().catch(() => undefined)
    return () => leaving.abort()
  }, [store])

  return {
    order,
    hide() {
      if (!order) return
      setOrder(null)
      // It was loaded to find the order.
      void import('./find-unpaid-order.ts').then(({ hideOrder }) => hideOrder(store, order.id))
    },
  }
}
