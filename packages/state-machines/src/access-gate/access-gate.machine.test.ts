import * as fc from 'fast-check'
import { createActor, waitFor, type SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { memoryStorage, memoryTabs, type StoragePort } from '../storage/index.ts'
import { canHappen, pending, replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { accessGateActors } from './access-gate.actors.ts'
import {
  accessGateMachine,
  type AccessGateEvent,
  type AccessGateSnapshot,
  type GateResponse,
} from './access-gate.machine.ts'
import type { GateAnswer, GateAttempt } from './rules.ts'
import { readAccess } from './stored-access.ts'

const PASS = 'p'.repeat(43)
const OTHER = 'o'.repeat(43)
const submit = (password: string): AccessGateEvent => ({ type: 'password.submit', password })

/** A site whose password is `felt` and whose pass is PASS. */
async function site(attempt: GateAttempt): Promise<GateAnswer> {
  const isRight = 'pass' in attempt ? attempt.pass === PASS : attempt.password === 'felt'
  return isRight ? { kind: 'granted', pass: PASS } : { kind: 'refused' }
}

function visitor({
  storage = memoryStorage(),
  response,
  answer = site,
}: {
  storage?: StoragePort
  response?: GateResponse
  answer?: (attempt: GateAttempt) => Promise<GateAnswer>
} = {}) {
  const tried: GateAttempt[] = []
  const entered = { times: 0 }
  const effects = accessGateActors({
    storage,
    openGate: (attempt) => {
      tried.push(attempt)
      return answer(attempt)
    },
    enter: () => void (entered.times += 1),
  })
  const actor = createActor(accessGateMachine.provide(effects), {
    input: { pass: readAccess(storage), response },
  }).start()
  const reach = (state: AccessGateSnapshot['value']) => waitFor(actor, ({ value }) => value === state)
  return { actor, storage, tried, entered, reach, state: () => actor.getSnapshot().value }
}

describe('a visitor at the access gate', () => {
  test('enters with the right password, and the pass is stored', async () => {
    const { actor, entered, reach, storage } = visitor()
    actor.send(submit('felt'))
    await reach('granted')
    expect([entered.times, storage.get('accessGranted')]).toEqual([1, PASS])
  })

  test('is refused with a wrong password and may try again', async () => {
    const { actor, entered, reach, storage } = visitor()
    actor.send(submit('wool'))
    await reach('refused')
    expect([entered.times, storage.get('accessGranted')]).toEqual([0, null])
    actor.send(submit('felt'))
    await reach('granted')
  })

  test('sends no request when nothing was typed', () => {
    const { actor, tried, state } = visitor()
    actor.send(submit(''))
    expect([state(), tried]).toEqual(['closed', []])
  })

  test('enters with the stored pass when the cookie is gone', async () => {
    const { tried, entered, reach } = visitor({ storage: memoryStorage([['accessGranted', PASS]]) })
    await reach('granted')
    expect([tried, entered.times]).toEqual([[{ pass: PASS }], 1])
  })

  test('is asked again without an error when the password has changed, and the old pass is removed', async () => {
    const { reach, storage } = visitor({ storage: memoryStorage([['accessGranted', OTHER]]) })
    await reach('closed')
    expect(storage.get('accessGranted')).toBeNull()
  })

  test('is not let in by a stored value that is not a pass, and it is not sent', () => {
    const { tried, state } = visitor({ storage: memoryStorage([['accessGranted', 'true']]) })
    expect([state(), tried]).toEqual(['closed', []])
  })

  test('keeps the pass when it could not be checked', async () => {
    const storage = memoryStorage([['accessGranted', PASS]])
    const offline = visitor({ storage, answer: () => Promise.reject(new Error('offline')) })
    await offline.reach('closed')
    const busy = visitor({ storage, answer: async () => ({ kind: 'limited', retryAfter: 60 }) })
    await busy.reach('limited')
    expect(storage.get('accessGranted')).toBe(PASS)
  })

  test('sees how long to wait after too many attempts', async () => {
    const { actor, reach } = visitor({ answer: async () => ({ kind: 'limited', retryAfter: 90 }) })
    actor.send(submit('wool'))
    expect((await reach('limited')).context.response).toEqual({ kind: 'limited', retryAfter: 90 })
  })

  test('sees an error when the site cannot be reached', async () => {
    const { actor, reach } = visitor({ answer: () => Promise.reject(new Error('offline')) })
    actor.send(submit('felt'))
    expect((await reach('failed')).context.failure?.code).toBe('INTERNAL')
  })

  test('sees the result of the form that was sent without JavaScript', () => {
    expect(visitor({ response: { kind: 'refused' } }).state()).toBe('refused')
    expect(visitor({ response: { kind: 'limited', retryAfter: 5 } }).state()).toBe('limited')
  })

  test('enters when they enter in another tab', async () => {
    const [one, two] = memoryTabs(2)
    const here = visitor({ storage: one! })
    const there = visitor({ storage: two! })
    here.actor.send(submit('felt'))
    await here.reach('granted')
    expect([there.state(), there.entered.times, there.tried]).toEqual(['granted', 1, []])
  })
})

const events: AccessGateEvent[] = [submit('wool'), submit(''), { type: 'access.followed' }]
const done = (state: string, output: GateAnswer): Step => ({
  type: `xstate.done.actor.0.access-gate.${state}`,
  output,
})
const failed = (state: string): Step => ({
  type: `xstate.error.actor.0.access-gate.${state}`,
  error: new Error('offline'),
})
const ends = (state: string): Step[] => [
  done(state, { kind: 'granted', pass: PASS }),
  done(state, { kind: 'refused' }),
  done(state, { kind: 'limited', retryAfter: 9 }),
  failed(state),
]
const effects = [...ends('checking'), ...ends('returning')]

describe('the access gate machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(accessGateMachine, {
      input: { pass: PASS },
      events: [...events, ...effects] as AccessGateEvent[], // includes internal events of actors
      serializeState: ({ value, context }) => JSON.stringify([value, context.response?.kind]),
      filterEvents: canHappen,
    })
    expect(new Set<string>(paths.map(({ state }) => state.value))).toEqual(
      new Set(['returning', 'closed', 'checking', 'refused', 'limited', 'failed', 'granted']),
    )
  })

  test('is granted only by an accepted password or pass, and stays granted', () => {
    const start = (clock: SimulatedClock) =>
      createActor(accessGateMachine.provide({ actors: { checkPassword: pending(), checkPass: pending() } }), {
        input: { pass: PASS },
        clock,
      }).start()
    const grants = (step: Step) =>
      step.type === 'access.followed' || ('output' in step && (step.output as GateAnswer).kind === 'granted') // made above
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Step>(...events, ...effects), { maxLength: 30 }), (path) => {
        let wasOpen = false
        for (let length = 1; length <= path.length; length += 1) {
          const { value }: AccessGateSnapshot = replay(start, path.slice(0, length)).getSnapshot()
          if (value === 'granted' && !wasOpen) expect(grants(path[length - 1]!)).toBe(true)
          if (wasOpen) expect(value).toBe('granted')
          wasOpen = value === 'granted'
        }
      }),
      { numRuns: trials(1_000) },
    )
  })
})
