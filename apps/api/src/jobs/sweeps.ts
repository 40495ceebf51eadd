import { sweepOrders } from '../orders/expire-orders.ts'
import { sweepTraces } from '../orders/sweep-traces.ts'
import type { Tools } from '../tools.ts'

const MINUTE = 60_000

/** Every minute, what lost jobs have left behind and what has had its day. Any number of processes may sweep. */
export function startSweeps(tools: Tools): () => void {
  let isSweeping = false
  const sweep = async () => {
    if (isSweeping) return
    isSweeping = true
    try {
      await sweepOrders(tools)
      await sweepTraces(tools)
    } catch (error) {
      tools.log.warn({ err: error }, 'a sweep failed; the next one comes in a minute')
    } finally {
      isSweeping = false
    }
  }
  const timer = setInterval(() => void sweep(), MINUTE)
  timer.unref()
  return () => clearInterval(timer)
}
