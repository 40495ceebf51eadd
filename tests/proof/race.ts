import { countOrders, order, quoted, setStock, someItems, stockOf } from './shopper.ts'
import { storeFolder, type StoreProcess } from './running-store.ts'
import { inMs, quantile, reported, tally, type Report } from './report.ts'

const permutations = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

/** Runs work against a store with throwaway data. */
export async function inStore<T>(work: (store: StoreProcess) => Promise<T>): Promise<T> {
  const folder = await storeFolder('careless')
  try {
    const store = await folder.start()
    const result = await work(store)
    await store.close()
    return result
  } finally {
    await folder.discard()
  }
}

const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof order>>) =>
  status === 200 ? 'placed' : `${status} ${body.code}`

/** Fifty buyers order the last piece at once: one gets it, the others are refused, and nothing fails. */
export const raceForOne = (store: StoreProcess, trials: number, buyers = 50): Promise<Report> =>
  reported('50 buyers, one item', trials, async (broken) => {
    const { origin, database } = store
    const [piece] = await someItems(database, 1)
    if (!piece) throw new Error('There is nothing to buy.')
    const outcomes: string[] = []
    const waits: number[] = []
    for (let trial = 0; trial < trials; trial++) {
      await setStock(database, piece, 1)
      const before = await countOrders(database)
      const body = await quoted(origin, [piece])
      const answers = await Promise.all(
        Array.from({ length: buyers }, (_, buyer) => order(origin, body, `race-${trial}-${buyer}`)),
      )
      const results = answers.map(outcomeOf)
      outcomes.push(...results)
      waits.push(...answers.map(({ ms }) => ms))
      const placed = results.filter((result) => result === 'placed').length
      const left = await stockOf(database, piece)
      const made = (await countOrders(database)) - before
      if (placed !== 1 || made !== 1 || left !== 0)
        broken.push(`trial ${trial}: ${placed} placed, ${made} made, ${left} left`)
      if (results.some((result) => result !== 'placed' && result !== '409 SOLD_OUT'))
        broken.push(`trial ${trial}: ${tally(results)}`)
    }
    return `${tally(outcomes)}; p50 ${inMs(quantile(waits, 0.5))}, p99 ${inMs(quantile(waits, 0.99))}, worst ${inMs(Math.max(...waits))}`
  })

/** Carts of three lines in every order: no deadlocks, and the scarcest item decides. */
export const raceAcross = (store: StoreProcess, trials: number, buyers = 24): Promise<Report> =>
  reported('3-line carts in opposite order', trials, async (broken) => {
    const { origin, database } = store
    const items = await someItems(database, 3)
    const outcomes: string[] = []
    for (let trial = 0; trial < trials; trial++) {
      const scarce = trial % 3
      for (const [place, piece] of items.entries()) await setStock(database, piece, place === scarce ? 7 : 40)
      const bodies = await Promise.all(
        permutations.map((places) =>
          quoted(
            origin,
            places.flatMap((place) => items[place] ?? []),
          ),
        ),
      )
      const answers = await Promise.all(
        Array.from({ length: buyers }, (_, buyer) => {
          const body = bodies[buyer % bodies.length]
          if (!body) throw new Error('Every buyer has a basket.')
          return order(origin, body, `across-${trial}-${buyer}`)
        }),
      )
      const results = answers.map(outcomeOf)
      outcomes.push(...results)
      const left: number[] = []
      for (const piece of items) left.push(await stockOf(database, piece))
      const lineRequest = items.map((_, place) => (place === scarce ? 0 : 33))
      if (
        results.filter((result) => result === 'placed').length !== 7 ||
        String(left) !== String(lineRequest)
      )
        broken.push(`trial ${trial}: ${tally(results)}, left ${left.join(' ')}`)
      if (results.some((result) => result !== 'placed' && result !== '409 SOLD_OUT'))
        broken.push(`trial ${trial}: ${tally(results)}`)
    }
    return tally(outcomes)
  })

/** The same order arrives twenty times in parallel: one is placed, and every response is about it. */
export const doubleClick = (store: StoreProcess, trials: number, copies = 20): Promise<Report> =>
  reported('20 parallel copies of one order', trials, async (broken) => {
    const { origin, database } = store
    const [piece] = await someItems(database, 1)
    if (!piece) throw new Error('There is nothing to buy.')
    const outcomes: string[] = []
    for (let trial = 0; trial < trials; trial++) {
      await setStock(database, piece, 100)
      const before = await countOrders(database)
      const body = await quoted(origin, [piece])
      const answers = await Promise.all(
        Array.from({ length: copies }, () => order(origin, body, `click-${trial}`)),
      )
      outcomes.push(...answers.map(outcomeOf))
      const ids = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.order.id] : [])))
      const made = (await countOrders(database)) - before
      const left = await stockOf(database, piece)
      if (ids.size !== 1 || made !== 1 || left !== 99)
        broken.push(`trial ${trial}: ${made} orders, ${ids.size} told of, ${left} of 100 left`)
      if (answers.some(({ status, body }) => status !== 200 && body.code !== 'IN_PROGRESS'))
        broken.push(`trial ${trial}: ${tally(answers.map(outcomeOf))}`)
    }
    return tally(outcomes)
  })
