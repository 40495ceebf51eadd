import { useStore } from '@shyrdak/react-store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShownOrder } from './shown-order.ts'

/** The first polling interval in milliseconds, its growth factor, and the longest interval. */
const FIRST_PAUSE_MS = 10_000
const GROWTH = 1.2
const LONGEST_PAUSE_MS = 60_000
/** How long the payment status (`OrderStatus`) polls the order itself while the bank is asked, in milliseconds. */
const CHECKING_MS = 120_000

/**
 * Polls an order while its page is visible, and at once when the page becomes visible again. Stops when the
 * order is completed, and waits while the payment status polls. Returns the current order, a setter, and a
 * function that polls at once.
 */
export function useOrderNews(loaded: ShownOrder, secret: string | null) {
  const store = useStore()
  const [received, setReceived] = useState<ShownOrder | null>(null)
  const order = received?.id === loaded.id ? received : loaded
  const { id, kind } = loaded
  const isOver = order.status === 'completed'
  const firstPause = order.payment.state === 'checking' ? CHECKING_MS : FIRST_PAUSE_MS
  const [refreshes, setAsked] = useState(0)

  /** The number of the newest answer shown, and of the last request. A slower, older answer is ignored. */
  const turns = useRef({ shown: 0, asked: 0 })
  const update = useEffectEvent((answer: ShownOrder, turn: number) => {
    if (turn < turns.current.shown) return
    turns.current.shown = turn
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
    async function poll(pause: number) {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') {
        // A failed request is skipped; the next one may succeed.
        turns.current.asked += 1
        const turn = turns.current.asked
        const answer = await read().catch(() => null)
        if (signal.aborted) return
        if (answer) update(answer, turn)
      }
      wait(Math.min(pause * GROWTH, LONGEST_PAUSE_MS))
    }
    function wait(pause: number) {
      clearTimeout(timer)
      timer = setTimeout(() => void poll(pause), pause)
    }
    if (refreshes > 0) void poll(FIRST_PAUSE_MS)
    else wait(firstPause)
    document.addEventListener('visibilitychange', () => void poll(FIRST_PAUSE_MS), { signal })
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [store, id, kind, secret, isOver, firstPause, refreshes])

  /** Shows the result of an action, which is newer than all answers to earlier requests. */
  function receive(now: ShownOrder) {
    turns.current.asked += 1
    turns.current.shown = turns.current.asked
    setReceived(now)
  }
  return [order, receive, () => setAsked((count) => count + 1)] as const
}
