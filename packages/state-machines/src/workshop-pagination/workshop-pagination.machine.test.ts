import { createSdk } from '@shyrdak/sdk'
import { Artisan } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, fromPromise, waitFor, type SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { canHappen, pending, replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { boundedPage, pageCountOf } from './rules.ts'
import {
  workshopPaginationMachine,
  type WorkshopPage,
  type WorkshopPaginationEvent,
  type WorkshopPaginationInput,
  type WorkshopPaginationSnapshot,
} from './workshop-pagination.machine.ts'
import { workshopPaginationContract } from './contract.ts'
import { workshopPaginationActors } from './workshop-pagination.actors.ts'
import { selectHasNext, selectHasPrevious } from './workshop-pagination.selectors.ts'

const artisans = (...ids: number[]) => ids.map((id) => build(Artisan, { id }))
const page = (total: number, ...ids: number[]): WorkshopPage => ({
  data: artisans(...ids),
  total,
  per_page: 20,
})
const NEXT = { type: 'page.next' } as const
const PREVIOUS = { type: 'page.previous' } as const
const RETRY = { type: 'page.retry' } as const

interface PageRequest {
  readonly page: number
  answer(answer: WorkshopPage): void
  fail(error: unknown): void
}

/** A list whose pages are provided by the test. */
function reader(input: WorkshopPaginationInput = { first: undefined }) {
  const requests: PageRequest[] = []
  const scrolled: number[] = []
  const loadPage = fromPromise<WorkshopPage, { readonly page: number }>(
    ({ input: { page } }) => new Promise((answer, fail) => requests.push({ page, answer, fail })),
  )
  const actor = createActor(
    workshopPaginationMachine.provide({
      actors: { loadPage },
      actions: { scrollToTop: ({ context }) => void scrolled.push(context.page) },
    }),
    { input },
  ).start()
  const reach = (state: WorkshopPaginationSnapshot['value']) =>
    waitFor(actor, (snapshot) => snapshot.value === state)
  const shown = () => actor.getSnapshot().context.artisans.map(({ id }) => id)
  return { actor, requests, scrolled, reach, shown }
}

describe('the page count', () => {
  test('follows from total and page size, which is twenty by default', () => {
    expect([0, 1, 20, 21, 40, 41].map((total) => pageCountOf(total, 20))).toEqual([1, 1, 1, 2, 2, 3])
    expect(pageCountOf(41, 0)).toBe(3)
    expect(pageCountOf(Number.NaN, Number.NaN)).toBe(1)
  })

  test('is at least one, and every requested page is limited to it', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (total, size, requested) => {
        const count = pageCountOf(Math.min(total, 1e9), size)
        expect(count).toBeGreaterThanOrEqual(1)
        const bounded = boundedPage(requested, count)
        expect(bounded).toBeGreaterThanOrEqual(1)
        expect(bounded).toBeLessThanOrEqual(count)
      }),
      { numRuns: trials(2_000) },
    )
  })
})

describe('a reader of the list of workshops', () => {
  test('starts with the first page from the server, without loading it again', () => {
    const { actor, requests, shown } = reader({ first: page(45, 1, 2) })
    expect(actor.getSnapshot()).toMatchObject({ value: 'showing', context: { page: 1, pageCount: 3 } })
    expect(shown()).toEqual([1, 2])
    expect(requests).toEqual([])
  })

  test('without a first page waits until it is loaded', async () => {
    const { actor, requests, reach, shown } = reader()
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { page: 1 } })
    requests[0]?.answer(page(2, 1, 2))
    await reach('showing')
    expect([requests.map(({ page }) => page), shown()]).toEqual([[1], [1, 2]])
  })

  test('moves by one page up to either end, and the page scrolls to the top', async () => {
    const { actor, requests, scrolled, reach, shown } = reader({ first: page(30, 1) })
    actor.send(PREVIOUS)
    expect(actor.getSnapshot().value).toBe('showing')
    actor.send(NEXT)
    requests[0]?.answer(page(30, 21))
    const snapshot = await reach('showing')
    expect([shown(), selectHasNext(snapshot), selectHasPrevious(snapshot)]).toEqual([[21], false, true])
    actor.send(NEXT)
    expect(actor.getSnapshot().value).toBe('showing')
    actor.send(PREVIOUS)
    requests[1]?.answer(page(30, 1))
    await reach('showing')
    expect([requests.map(({ page }) => page), scrolled]).toEqual([
      [2, 1],
      [2, 1],
    ])
  })

  test('who clicks twice quickly sees only the last page', async () => {
    const { actor, requests, reach, shown } = reader({ first: page(60, 1) })
    actor.send(NEXT)
    actor.send(NEXT)
    requests[1]?.answer(page(60, 41))
    await reach('showing')
    requests[0]?.answer(page(60, 21))
    await Promise.resolve()
    expect([actor.getSnapshot().context.page, shown()]).toEqual([3, [41]])
  })

  test('can retry a page that failed', async () => {
    const { actor, requests, reach } = reader({ first: page(60, 1) })
    actor.send(NEXT)
    requests[0]?.fail(refusal('NETWORK'))
    expect((await reach('failed')).context.failure?.code).toBe('NETWORK')
    actor.send(RETRY)
    requests[1]?.answer(page(60, 21))
    expect((await reach('showing')).context).toMatchObject({ page: 2, failure: null })
  })

  test('is moved to the last page when the requested one no longer exists', async () => {
    const { actor, requests, reach, shown } = reader({ first: page(41, 1) })
    actor.send(NEXT)
    requests[0]?.answer(page(41, 21))
    await reach('showing')
    actor.send(NEXT)
    requests[1]?.answer(page(25))
    await waitFor(actor, () => requests.length === 3)
    requests[2]?.answer(page(25, 21))
    expect((await reach('showing')).context).toMatchObject({ page: 2, pageCount: 2 })
    expect(shown()).toEqual([21])
  })

  test('is told when there are no workshops', async () => {
    const { actor, requests, reach } = reader()
    requests[0]?.answer(page(0))
    await reach('empty')
    actor.send(RETRY)
    requests[1]?.answer(page(1, 1))
    await reach('showing')
  })

  test('requests a page by its number', async () => {
    const LIST = 'GET /specialgoods/artisan'
    const answer = { ...page(21, 1), current_page: 1, last_page: 2, next_page_url: null }
    const transport = fakeTransport({ [LIST]: answer })
    const sdk = createSdk(workshopPaginationContract, { transport })
    const machine = workshopPaginationMachine.provide(
      workshopPaginationActors({ sdk: async () => sdk, scrollToTop: () => {} }),
    )
    const actor = createActor(machine, { input: { first: undefined } }).start()
    await waitFor(actor, ({ value }) => value === 'showing')
    expect(transport.callsOf(LIST)).toMatchObject([{ query: { page: 1 } }])
  })
})

const done = (output: WorkshopPage): Step => ({
  type: 'xstate.done.actor.0.workshop-pagination.loading',
  output,
})
const failed = {
  type: 'xstate.error.actor.0.workshop-pagination.loading',
  error: refusal('TIMEOUT'),
}
const events: WorkshopPaginationEvent[] = [NEXT, PREVIOUS, RETRY]
const effects: Step[] = [done(page(45, 1)), done(page(21, 1)), done(page(0)), done(page(1)), failed]

describe('the workshop pagination machine', () => {
  test.each([undefined, page(45, 1), page(0)])('reaches every visible state, from %j', (first) => {
    const paths = getShortestPaths(workshopPaginationMachine, {
      input: { first },
      events: [...events, ...effects] as WorkshopPaginationEvent[], // includes internal events of actors
      serializeState: ({ value, context }) => JSON.stringify([value, context.page, context.pageCount]),
      filterEvents: canHappen,
      limit: 20_000,
    })
    expect(new Set<string>(paths.map(({ state }) => state.value))).toEqual(
      new Set(['loading', 'showing', 'empty', 'failed']),
    )
  })

  const start = (clock: SimulatedClock) =>
    createActor(workshopPaginationMachine.provide({ actors: { loadPage: pending() } }), {
      input: { first: page(45, 1) },
      clock,
    }).start()

  test('never leaves the range of pages, and shows a page as empty only if it has no rows', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Step>(...events, ...effects), { maxLength: 40 }), (path) => {
        const actor = replay(start, path)
        const { value, context }: WorkshopPaginationSnapshot = actor.getSnapshot()
        expect(context.page).toBeGreaterThanOrEqual(1)
        expect(context.page).toBeLessThanOrEqual(context.pageCount)
        if (value === 'showing') expect(context.artisans).not.toEqual([])
        if (value === 'empty') expect(context.artisans).toEqual([])
        expect(context.failure !== null).toBe(value === 'failed')
        actor.stop?.()
      }),
      { numRuns: trials(2_000) },
    )
  })
})
