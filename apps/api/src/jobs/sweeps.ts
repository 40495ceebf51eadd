import { sweepPeople } from '../auth/sweep-people.ts'
import { sweepCounts } from '../http/sweep-counts.ts'
import { sweepNotices } from '../notifications/sweep-notices.ts'
import { sweepOrders } from '../orders/expire-orders.ts'
import { sweepTraces } from '../orders/sweep-traces.ts'
import type { Tools } from '../tools.ts'

const MINUTE = 60_000
const SWEEPS_BETWEEN_RATES = 60

/**
 * Every minute, what lost jobs have left behind and what has had its day; now and then, new exchange rates are asked
 * for. Any number of processes may sweep.
 */
export function startSweeps(tools: Tools, askForRates: () => Promise<unknown>): () => void {
  let isSweeping = false
  let sweeps = 0
  const sweep = async () => {
    if (isSweeping) return
    isSweeping = true
    try {
      await sweepOrders(tools)
      await sweepTraces(tools)
      await sweepPeople(tools)
      await sweepNotices(tools)
      await sweepCounts(tools)
      if (sweeps % SWEEPS_BETWEEN_RATES === 0) await askForRates()
      sweeps += 1
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
