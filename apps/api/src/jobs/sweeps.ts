import { sweepPeople } from '../auth/sweep-people.ts'
import { sweepRateLimits } from '../http/sweep-rate-limits.ts'
import { sweepSubscriptions } from '../back-in-stock/sweep-subscriptions.ts'
import { sweepOrders } from '../orders/expire-orders.ts'
import { sweepTraces } from '../orders/sweep-traces.ts'
import type { AppContext } from '../app-context.ts'

const MINUTE = 60_000
const SWEEPS_BETWEEN_RATES = 60

/**
 * Every minute, what lost jobs have left behind and what has had its day; now and then, new exchange rates are asked
 * for. Any number of processes may sweep.
 */
export function startSweeps(context: AppContext, askForRates: () => Promise<unknown>): () => void {
  let isSweeping = false
  let sweeps = 0
  const sweep = async () => {
    if (isSweeping) return
    isSweeping = true
    try {
      await sweepOrders(context)
      await sweepTraces(context)
      await sweepPeople(context)
      await sweepSubscriptions(context)
      await sweepRateLimits(context)
      if (sweeps % SWEEPS_BETWEEN_RATES === 0) await askForRates()
      sweeps += 1
    } catch (error) {
      context.log.warn({ err: error }, 'a sweep failed; the next one comes in a minute')
    } finally {
      isSweeping = false
    }
  }
  const timer = setInterval(() => void sweep(), MINUTE)
  timer.unref()
  return () => clearInterval(timer)
}
