import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../hooks/use-store.ts'
import type { LoadedOrder, StatusOrder } from './order-status.tsx'

/** Milliseconds: the first pause, how much longer each next one is, the longest, and all of them together. */
const FIRST = 3_000
const GROWTH = 1.5
const LONGEST = 15_000
const PATIENCE = 120_000

/** Asks the store how the payment stands: every three seconds at first, ever more rarely, for two minutes. */
export function useOrderStatus(
  given: StatusOrder,
  secret: string | null,
  onChange: ((order: LoadedOrder) => void) | undefined,
) {
  const store = useStore()
  const [heard, setReceived] = useState<{ since: StatusOrder; order: LoadedOrder } | null>(null)
  const [patience, setPatience] = useState<'waiting' | 'over' | 'asking'>('waiting')
  // Whoever shows the widget may know something newer by now.
  const order = heard?.since === given ? heard.order : given
  const isChecking = order.payment.state === 'checking'

  const tell = useEffectEvent((answer: LoadedOrder) => {
    setReceived({ since: given, order: answer })
    if (answer.payment.state !== order.payment.state) onChange?.(answer)
  })
  const { id, kind } = given
  const read = useCallback(
    async (signal?: AbortSignal): Promise<LoadedOrder> => {
      const { retailOrders, specialGoods } = await store.sdk()
      const call = { params: { id }, query: secret === null ? {} : { k: secret }, signal }
      return kind === 'special' ? specialGoods.orders.read(call) : retailOrders.orders.read(call)
    },
    [store, id, kind, secret],
  )

  useEffect(() => {
    if (!isChecking || patience !== 'waiting') return undefined
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const wait = (pause: number, left: number) => {
      if (left <= 0) return setPatience('over')
      timer = setTimeout(() => void look(pause, left - pause), pause)
    }
    async function look(pause: number, left: number) {
      // No answer is no news: the next try may have one.
      const answer = await read(leaving.signal).catch(() => null)
      if (leaving.signal.aborted) return
      if (answer) tell(answer)
      if (answer?.payment.state !== 'paid') wait(Math.min(pause * GROWTH, LONGEST), left)
    }
    wait(FIRST, PATIENCE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isChecking, patience, read])

  async function ask() {
    setPatience('asking')
    const answer = await read().catch(() => null)
    setPatience('over')
    if (!answer) return
    setReceived({ since: given, order: answer })
    if (answer.payment.state !== order.payment.state) onChange?.(answer)
  }

  return { order, patience, ask }
}
