import { useStore } from '@shyrdak/react-store'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ShownOrder } from './shown-order.ts'

/** Milliseconds: the first pause, how much longer each next one is, and the longest. */
const FIRST = 10_000
const GROWTH = 1.2
const LONGEST = 60_000

/**
 * An order as the store knows it by now: whoever has its page open watches it move. The store is asked again while the
 * page is in sight, at once when it comes back into sight, and no more once the order is completed.
 */
export function useOrderNews(loaded: ShownOrder, secret: string | null) {
  const store = useStore()
  const [heard, setReceived] = useState<ShownOrder | null>(null)
  const order = heard?.id === loaded.id ? heard : loaded
  const { id, kind } = loaded
  const isOver = order.status === 'completed'
  const [asked, setAsked] = useState(0)

  const tell = useEffectEvent((answer: ShownOrder) => {
    if (JSON.stringify(answer) !== JSON.stringify(order)) setReceived(answer)
  })

  useEffect(() => {
    if (isOver) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: ReturnType<typeof setTimeout>
    const call = { params: { id }, query: secret === null ? {} : { k: secret }, signal }
    async function read(): Promise<ShownOrder> {
      const { retailOrders, specialGoods } = await store.sdk(
        import('./order-contract.ts').then(({ orderContract }) => orderContract),
      )
      return kind === 'special' ? specialGoods.orders.read(call) : retailOrders.orders.read(call)
    }
    async function look(pause: number) {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') {
        // No answer is no news: the next try may have one.
        const answer = await read().catch(() => null)
        if (signal.aborted) return
        if (answer) tell(answer)
      }
      wait(Math.min(pause * GROWTH, LONGEST))
    }
    function wait(pause: number) {
      clearTimeout(timer)
      timer = setTimeout(() => void look(pause), pause)
    }
    if (asked > 0) void look(FIRST)
    else wait(FIRST)
    document.addEventListener('visibilitychange', () => void look(FIRST), { signal })
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [store, id, kind, secret, isOver, asked])

  return [order, setReceived, () => setAsked((count) => count + 1)] as const
}
