import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { causeOf } from '#platform/error-cause.ts'
import { CarrierRefused } from './carrier-request.ts'
import type { Carrier, CarrierRate, Destination, Shipment } from './port.ts'
import { HOUR_MS } from '#platform/time.ts'

/** How long a quote waits for a carrier, in ms. */
export const TIMEOUT_MS = 2_500
/** After this many failures in a row a carrier is not called for `SUSPENSION_MS`. */
export const FAILURES = 5
const SUSPENSION_MS = 30_000

/** The cache of answers, shared by all carriers: entries and milliseconds. */
const MAX_ANSWERS = 5_000
const RATES_LIFETIME_MS = 6 * HOUR_MS

interface RatesRequest {
  to: Destination
  day: string
  /** The weights to request rates for, in grams. */
  weights: readonly number[]
  /** The carriers to ask. */
  operators: ReadonlySet<string>
}

/** One carrier's rates by weight in grams. */
export type CarrierRates = ReadonlyMap<number, readonly CarrierRate[]>

export interface Carriers {
  /**
   * Asks the carriers in parallel, each within the deadline. A carrier that did not answer completely in time
   * is missing from the result.
   */
  ask(request: RatesRequest): Promise<ReadonlyMap<string, CarrierRates>>
}

interface Options {
  log: Pick<FastifyBaseLogger, 'warn'>
  clock: () => Date
  deadline?: number
  rest?: number
}

/** The carriers of a store, with a deadline, a circuit breaker per carrier, and a cache of their answers. */
export function carriersOf(
  carriers: readonly Carrier[],
  { log, clock, deadline = TIMEOUT_MS, rest = SUSPENSION_MS }: Options,
): Carriers {
  const answers = new LRUCache<string, readonly CarrierRate[]>({
    max: MAX_ANSWERS,
    ttl: RATES_LIFETIME_MS,
    perf: { now: () => clock().getTime() },
  })
  const guarded = carriers.map((carrier) => ({ carrier, policy: policyOf(deadline, rest) }))

  async function ratesOf(
    { carrier, policy }: (typeof guarded)[number],
    { to, day, weights }: RatesRequest,
  ): Promise<CarrierRates | undefined> {
    const shipments = weights.map((grams) => ({ to, day, grams }))
    const known = (shipment: Shipment) => answers.get(keyOf(carrier, shipment))
    const missing = shipments.filter((shipment) => known(shipment) === undefined)
    const found = new Map(shipments.map((shipment) => [shipment.grams, known(shipment)] as const))
    try {
      if (missing.length > 0)
        await policy.execute(({ signal }) =>
          Promise.all(
            missing.map(async (shipment) => {
              const rates = await carrier.rates(shipment, signal)
              answers.set(keyOf(carrier, shipment), rates)
              found.set(shipment.grams, rates)
            }),
          ),
        )
    } catch (error) {
      // An open circuit has been logged already.
      if (!(error instanceof BrokenCircuitError))
        log.warn(
          { err: error, country: to.country },
          `delivery: rates of ${carrier.operator} failed: ${causeOf(error)}; its price list is used`,
        )
      return undefined
    }
    return new Map([...found].map(([grams, rates]) => [grams, rates ?? []]))
  }

  return {
    ask: async (request) => {
      const selected = guarded.filter(({ carrier }) => request.operators.has(carrier.operator))
      const results = await Promise.all(
        selected.map(async (one) => [one.carrier.operator, await ratesOf(one, request)] as const),
      )
      return new Map(results.flatMap(([operator, rates]) => (rates ? [[operator, rates] as const] : [])))
    },
  }
}

/** A refusal does not count as a failure: the carrier is reachable. */
function policyOf(deadline: number, rest: number) {
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof CarrierRefused)),
    { halfOpenAfter: rest, breaker: new ConsecutiveBreaker(FAILURES) },
  )
  return wrap(breaker, timeout(deadline, TimeoutStrategy.Aggressive))
}

/** Normalized, so that different spellings share an entry. */
const keyOf = ({ operator }: Carrier, { to, grams, day }: Shipment): string =>
  JSON.stringify([
    operator,
    to.country,
    to.city.trim().toLowerCase(),
    to.postalCode.replace(/[\s-]/g, '').toUpperCase(),
    grams,
    day,
  ])
