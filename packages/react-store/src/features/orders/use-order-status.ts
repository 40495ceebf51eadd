import type { RetailOrder, SpecialOrder } from '@shyrdak/sdk/contract'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../store/use-store.ts'

/** The fields of an order that the widget needs. */
export type StatusOrder = Pick<
  RetailOrder,
  'id' | 'kind' | 'order_number' | 'payment' | 'held_until' | 'total' | 'items'
> &
  Partial<Pick<RetailOrder, 'status' | 'reason' | 'is_collected' | 'surplus'>>

/** An order of either kind, as returned by the store. */
export type LoadedOrder = RetailOrder | SpecialOrder

/** Polling, in milliseconds: first pause, growth factor per poll, longest pause, total duration. */
const FIRST_PAUSE_MS = 3_000
const GROWTH = 1.5
const MAX_PAUSE_MS = 15_000
const TIMEOUT_MS = 120_000

/** Polls the payment status for two minutes, every three seconds at first, then with growing pauses. */
export function useOrderStatus(
  initial: StatusOrder,
  secret: string | null,
  onChange: ((order: LoadedOrder) => void) | undefined,
) {
  const store = useStore()
  const [received, setReceived] = useState<{ since: string; order: LoadedOrder } | null>(null)
  const [patience, setPatience] = useState<'waiting' | 'over' | 'asking'>('waiting')
  // A newer order passed by the page wins over the polled one. By content: a page may create it on every render.
  const since = JSON.stringify(initial)
  const order = received?.since === since ? received.order : initial
  const isChecking = order.payment.state === 'checking'

  const handleAnswer = useEffectEvent((answer: LoadedOrder) => {
    setReceived({ since, order: answer })
    if (answer.payment.state !== order.payment.state) onChange?.(answer)
  })
  const { id, kind } = initial
  const read = useCallback(
    async (signal?: AbortSignal): Promise<LoadedOrder> => {
      const { retailOrders, specialGoods } = await store.sdk(
        import('./order-status-contract.ts').then(({ orderStatusContract }) => orderStatusContract),
      )
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
      timer = setTimeout(() => void poll(pause, left - pause), pause)
    }
    async function poll(pause: number, left: number) {
      // A failed call is retried after the next pause.
      const answer = await read(leaving.signal).catch(() => null)
      if (leaving.signal.aborted) return
      if (answer) handleAnswer(answer)
      if (answer?.payment.state !== 'paid') wait(Math.min(pause * GROWTH, MAX_PAUSE_MS), left)
    }
    wait(FIRST_PAUSE_MS, TIMEOUT_MS)
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
    setReceived({ since, order: answer })
    if (answer.payment.state !== order.payment.state) onChange?.(answer)
  }

  return { order, patience, ask }
}
