import { setTimeout as sleep } from 'node:timers/promises'
import type { NewRetailOrder } from '@shyrdak/sdk/contract'
import { faultsOf, idsOf, newLedger, replay, stateOf, type Ledger } from './order-ledger.ts'
import { inMs, quantile, reported, tally, type Report } from './report.ts'
import { storeFolder } from './running-store.ts'
import { order, quoted, setStock, someItems } from './shopper.ts'

const PLENTY = 1_000_000
const SENDERS = 4
/** Milliseconds until shoppers consider a store closed. */
const PATIENCE = 10_000

/**
 * Kills the PostgreSQL of a store under a load of orders, repeatedly. The store itself survives, accepts
 * orders again within ten seconds, and has every order it confirmed.
 */
export const killPostgres = (kills: number, random: () => number = Math.random): Promise<Report> =>
  reported('PostgreSQL killed in mid-order (SIGKILL)', kills, async (broken) => {
    const folder = await storeFolder()
    const ledger = newLedger()
    const backMs: number[] = []
    const refused: number[] = []
    const seen: number[] = []
    let unanswered = 0
    try {
      const store = await folder.start()
      const items = await someItems(store.database, 3)
      for (const piece of items) await setStock(store.database, piece, PLENTY)
      const before = await stateOf(store.database)
      const carts = [items.slice(0, 1), items.slice(1), items.toReversed()]
      for (let round = 0; round < kills && store.lastWords() === undefined; round++) {
        const bodies = await Promise.all(carts.map((cart) => quoted(store.origin, cart)))
        const load = { isOver: false, lastGood: 0, refused }
        const senders = Array.from({ length: SENDERS }, (_, sender) =>
          send(store.origin, { bodies, sender, ledger, load }),
        )
        await sleep(20 + random() * 250)
        await store.killPostgres()
        const killed = performance.now()
        const database = await within(PATIENCE, store.connect)
        const reopened = performance.now()
        while (load.lastGood < reopened && performance.now() - killed < PATIENCE) await sleep(20)
        if (load.lastGood < reopened) broken.push(`round ${round}: no order in ${PATIENCE} ms`)
        else backMs.push(load.lastGood - killed)
        load.isOver = true
        await Promise.all(senders)
        if (store.lastWords() !== undefined) break
        for (const status of refused.splice(0)) {
          if (status !== 0 && status !== 503) broken.push(`round ${round}: ${status}`)
          seen.push(status)
        }
        unanswered += ledger.unanswered.size
        await replay(store.origin, ledger, await idsOf(database))
        for (const fault of await faultsOf(database, ledger, before)) broken.push(`round ${round}: ${fault}`)
        await database.end()
      }
      const lastWords = store.lastWords()
      if (lastWords === undefined) await store.close()
      else broken.push(`the process of the store has ended with ${lastWords}`)
    } finally {
      await folder.discard()
    }
    const p = (share: number) => inMs(quantile(backMs, share))
    return `${ledger.acknowledged.size} orders acknowledged, ${unanswered} unanswered; refused meanwhile: ${tally(seen)}; first order after a kill p50 ${p(0.5)}, worst ${p(1)}`
  })

/** Retries until the work succeeds; throws the last error after the time is up. */
async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + milliseconds
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > end) throw error
      // The delay of real clients before a retry.
      await sleep(250)
    }
  }
}

interface Load {
  isOver: boolean
  /** When an order was last confirmed. */
  lastGood: number
  /** The status of every refusal. */
  refused: number[]
}

interface Sending {
  bodies: readonly NewRetailOrder[]
  sender: number
  ledger: Ledger
  load: Load
}

/** Sends one order after the other, whatever the result, until the load is over. */
async function send(origin: string, { bodies, sender, ledger, load }: Sending): Promise<void> {
  for (let turn = sender; !load.isOver; turn++) {
    const body = bodies[turn % bodies.length]
    if (!body) throw new Error('There is nothing to order.')
    const key = `postgres-${process.pid}-${++ledger.keys}`
    ledger.unanswered.set(key, body)
    // A missing response is counted with the refusals: the order may have been written or not.
    const answer = await order(origin, body, key).catch(() => undefined)
    if (answer?.status === 200) {
      ledger.acknowledged.set(key, answer.body.order.id)
      ledger.unanswered.delete(key)
      load.lastGood = performance.now()
    } else {
      load.refused.push(answer?.status ?? 0)
      // The delay of real clients before a retry.
      await sleep(250)
    }
  }
}
