import { setTimeout as sleep } from 'node:timers/promises'
import type { NewRetailOrder, LineRequest } from '@shyrdak/sdk/contract'
import { faultsOf, idsOf, newLedger, replay, stateOf, type Before, type Ledger } from './order-ledger.ts'
import { inMs, quantile, reported, type Report } from './report.ts'
import { storeFolder } from './running-store.ts'
import { order, quoted, setStock, someItems } from './shopper.ts'

const PLENTY = 100_000
const SENDERS = 4

/**
 * Kills the whole store during orders, repeatedly, every second time with its PostgreSQL, and checks the
 * state the next process finds: every acknowledged order with its lines, stock that adds up, and for each
 * unanswered key at most one order after it is sent again.
 */
export const killStore = (kills: number, random: () => number = Math.random): Promise<Report> =>
  reported('store killed in mid-order (SIGKILL)', kills, async (broken) => {
    const folder = await storeFolder()
    const ledger = newLedger()
    const reopenMs: number[] = []
    let unanswered = 0
    let lateFound = 0
    let before: Before | undefined
    try {
      for (let round = 0; round <= kills; round++) {
        const store = await folder.start()
        if (round > 0) reopenMs.push(store.openMs)
        const items = await someItems(store.database, 3)
        if (round === 0) for (const piece of items) await setStock(store.database, piece, PLENTY)
        before ??= await stateOf(store.database)
        unanswered += ledger.unanswered.size
        const existing = await idsOf(store.database)
        lateFound += await replay(store.origin, ledger, existing)
        for (const fault of await faultsOf(store.database, ledger, before))
          broken.push(`round ${round}: ${fault}`)
        if (round === kills) {
          await store.close()
          break
        }
        const carts = [items.slice(0, 1), items.slice(1), items.toReversed()]
        const bodies = await Promise.all(carts.map((cart: LineRequest[]) => quoted(store.origin, cart)))
        const senders = Array.from({ length: SENDERS }, (_, sender) =>
          send(store.origin, bodies, sender, ledger),
        )
        await sleep(20 + random() * 250)
        await store.kill(round % 2 === 1)
        await Promise.all(senders)
      }
    } finally {
      await folder.discard()
    }
    const p = (share: number) => inMs(quantile(reopenMs, share))
    return `${ledger.acknowledged.size} orders acknowledged, ${unanswered} unanswered of which ${lateFound} were written; start after a kill p50 ${p(0.5)}, worst ${p(1)}`
  })

/** Sends one order after the other until the store stops responding. */
async function send(origin: string, bodies: NewRetailOrder[], sender: number, ledger: Ledger): Promise<void> {
  for (let turn = sender; ; turn++) {
    const body = bodies[turn % bodies.length]
    if (!body) throw new Error('There is nothing to order.')
    const key = `kill-${process.pid}-${++ledger.keys}`
    ledger.unanswered.set(key, body)
    try {
      const answer = await order(origin, body, key)
      if (answer.status !== 200) throw new Error(`${answer.status}`)
      ledger.acknowledged.set(key, answer.body.order.id)
      ledger.unanswered.delete(key)
    } catch {
      return
    }
  }
}
