import * as fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { memoryStorage, memoryTabs, type StoragePort } from '../storage/index.ts'
import { replay, wait, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { cookieConsentActors, storedConsent } from './cookie-consent.actors.ts'
import {
  cookieConsentMachine,
  type CookieConsentEvent,
  type CookieConsentSnapshot,
} from './cookie-consent.machine.ts'
import { selectIsAsking } from './cookie-consent.selectors.ts'
import { COOKIE_DIALOG_DELAY_MS, delayLeft } from './rules.ts'

const ACCEPT = { type: 'cookies.accept' } as const
const CLOSE = { type: 'dialog.close' } as const

function page({
  storage = memoryStorage(),
  session = memoryStorage(),
  passed = 0,
}: { storage?: StoragePort; session?: StoragePort; passed?: number } = {}) {
  const clock = new SimulatedClock()
  const ports = { storage, session }
  const actor = createActor(cookieConsentMachine.provide(cookieConsentActors(ports)), {
    input: { ...storedConsent(ports), passed },
    clock,
  }).start()
  return { actor, clock, storage, session, state: () => actor.getSnapshot().value }
}

describe('a visitor', () => {
  test('is asked about cookies after twenty seconds and not before', () => {
    const { actor, clock, state } = page()
    clock.increment(COOKIE_DIALOG_DELAY_MS - 1)
    expect(state()).toBe('waiting')
    clock.increment(1)
    expect(selectIsAsking(actor.getSnapshot())).toBe(true)
  })

  test('waits only for the rest of the delay on a later page', () => {
    const { clock, state } = page({ passed: 19_000 })
    clock.increment(1_000)
    expect(state()).toBe('asking')
    expect([delayLeft(0), delayLeft(25_000), delayLeft(-5), delayLeft(Number.NaN)]).toEqual([
      20_000, 0, 20_000, 20_000,
    ])
  })

  test('who accepted is never asked again', () => {
    const first = page()
    first.clock.increment(20_000)
    first.actor.send(ACCEPT)
    expect(first.storage.get('cookiesAccepted')).toBe('true')
    const { storage } = first
    const later = page({ storage })
    later.clock.increment(60_000)
    expect(later.state()).toBe('accepted')
  })

  test('who closed the dialog is asked again in the next session', () => {
    const first = page()
    first.clock.increment(20_000)
    first.actor.send(CLOSE)
    const { storage, session } = first
    expect(storage.get('cookiesAccepted')).toBeNull()
    const nextPage = page({ storage, session })
    nextPage.clock.increment(60_000)
    expect(nextPage.state()).toBe('closed')
    const nextSession = page({ storage })
    nextSession.clock.increment(20_000)
    expect(nextSession.state()).toBe('asking')
  })

  test('who accepts in one tab is not asked in another', () => {
    const [one, two] = memoryTabs(2)
    const here = page({ storage: one! })
    const there = page({ storage: two! })
    here.clock.increment(20_000)
    there.clock.increment(20_000)
    here.actor.send(ACCEPT)
    expect(there.state()).toBe('accepted')
  })

  test('whose stored answer is invalid is asked', () => {
    const { clock, state } = page({ storage: memoryStorage([['cookiesAccepted', '{"yes":1}']]) })
    clock.increment(20_000)
    expect(state()).toBe('asking')
  })
})

const events: CookieConsentEvent[] = [ACCEPT, CLOSE, { type: 'cookies.followed' }]

describe('the cookie consent machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(cookieConsentMachine, {
      input: { hasAccepted: false, hasClosed: false },
      events: [
        ...events,
        { type: 'xstate.after.cookieDialogDelay.cookie-consent.waiting' },
      ] as CookieConsentEvent[], // includes internal events of delays
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(new Set<string>(paths.map(({ state }) => state.value))).toEqual(
      new Set(['waiting', 'asking', 'accepted', 'closed']),
    )
  })

  const start = (clock: SimulatedClock) =>
    createActor(cookieConsentMachine, { input: { hasAccepted: false, hasClosed: false }, clock }).start()

  test('never asks early, nor again after an answer', () => {
    const steps: Step[] = [...events, wait(1), wait(5_000), wait(20_000)]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 20 }), (path) => {
        let hasBeenAnswered = false
        let passed = 0
        for (let length = 0; length <= path.length; length += 1) {
          const { value }: CookieConsentSnapshot = replay(start, path.slice(0, length)).getSnapshot()
          const step = path[length - 1]
          if (step?.type === 'wait') passed += (step as ReturnType<typeof wait>).ms // narrowed by its type
          if (value === 'asking') expect([passed >= 20_000, hasBeenAnswered]).toEqual([true, false])
          hasBeenAnswered ||= value === 'accepted' || value === 'closed'
        }
      }),
      { numRuns: trials(1_000) },
    )
  })
})
