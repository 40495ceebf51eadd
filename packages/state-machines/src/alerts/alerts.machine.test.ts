import * as fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { replay, wait, type Step } from '../testing-paths.ts'
import { trials } from '../testing-trials.ts'
import { alertsMachine, type AlertsEvent, type AlertsSnapshot } from './alerts.machine.ts'
import { selectAlerts } from './alerts.selectors.ts'

const start = (clock: SimulatedClock) => createActor(alertsMachine, { clock }).start()
const raise = (message: string, timeout?: number): AlertsEvent => ({
  type: 'alert.raise',
  alert: { message, ...(timeout === undefined ? {} : { timeout }) },
})
const opened = () => {
  const clock = new SimulatedClock()
  const actor = start(clock)
  return { actor, clock, response: () => selectAlerts(actor.getSnapshot()).map(({ message }) => message) }
}

describe('an alert', () => {
  test('goes after a second and a half, or when it was told to', () => {
    const { actor, clock, response } = opened()
    actor.send(raise('cart.added'))
    actor.send(raise('cart.undo', 10_000))
    clock.increment(1_499)
    expect(response()).toEqual(['cart.added', 'cart.undo'])
    clock.increment(1)
    expect(response()).toEqual(['cart.undo'])
    clock.increment(8_500)
    expect(response()).toEqual([])
    expect(actor.getSnapshot().value).toBe('quiet')
  })

  test('waits while the pointer rests on it or the focus is in it, and then stays as long again', () => {
    const { actor, clock, response } = opened()
    actor.send(raise('cart.added'))
    clock.increment(1_000)
    actor.send({ type: 'alert.hold', id: '1', by: 'pointer' })
    actor.send({ type: 'alert.hold', id: '1', by: 'focus' })
    clock.increment(60_000)
    actor.send({ type: 'alert.release', id: '1', by: 'pointer' })
    clock.increment(60_000)
    actor.send({ type: 'alert.release', id: '1', by: 'focus' })
    clock.increment(1_499)
    expect(response()).toEqual(['cart.added'])
    clock.increment(1)
    expect(response()).toEqual([])
  })

  test('can be dismissed at once', () => {
    const { actor, response } = opened()
    actor.send(raise('cart.added'))
    actor.send({ type: 'alert.dismiss', id: '1' })
    expect(response()).toEqual([])
  })

  test('said twice is shown once, for its whole time', () => {
    const { actor, clock, response } = opened()
    actor.send(raise('cart.added'))
    clock.increment(1_400)
    actor.send(raise('cart.added'))
    clock.increment(1_400)
    expect(response()).toEqual(['cart.added'])
  })

  test('of an error interrupts a screen reader, any other waits its turn', () => {
    const { actor } = opened()
    actor.send(raise('cart.added'))
    actor.send({ type: 'alert.raise', alert: { message: 'error', tone: 'error' } })
    expect(selectAlerts(actor.getSnapshot()).map(({ role }) => role)).toEqual(['status', 'alert'])
  })

  test('beyond five, the oldest that nobody reads makes room', () => {
    const { actor, response } = opened()
    for (const word of 'abcde') actor.send(raise(word))
    actor.send({ type: 'alert.hold', id: '1', by: 'pointer' })
    actor.send(raise('f'))
    expect(response()).toEqual(['a', 'c', 'd', 'e', 'f'])
  })
})

const steps: readonly Step[] = [
  raise('a'),
  raise('b', 10_000),
  raise('c', Number.NaN),
  raise('d', -5),
  raise('e'),
  raise('f'),
  ...(['1', '2', '7'] as const).flatMap((id): AlertsEvent[] => [
    { type: 'alert.dismiss', id },
    { type: 'alert.hold', id, by: 'pointer' },
    { type: 'alert.release', id, by: 'pointer' },
    { type: 'alert.hold', id, by: 'focus' },
    { type: 'alert.release', id, by: 'focus' },
  ]),
  wait(1_500),
  wait(10_000),
]

describe('the machine of alerts', () => {
  test('is quiet or showing', () => {
    const paths = getShortestPaths(alertsMachine, {
      events: [raise('a'), { type: 'alert.expired', id: '1' }],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['quiet', 'showing']))
  })

  test('never shows more than five, nor one for ever that nobody holds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), (path) => {
        const check = (ref: ReturnType<typeof replay>) => {
          const snapshot: AlertsSnapshot = ref.getSnapshot()
          const alerts = selectAlerts(snapshot)
          expect(alerts.length).toBeLessThanOrEqual(5)
          expect(snapshot.value).toBe(alerts.length > 0 ? 'showing' : 'quiet')
          expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length)
          return alerts
        }
        check(replay(start, path))
        const later = check(replay(start, [...path, wait(10_000)]))
        expect(later.every(({ holds }) => holds.length > 0)).toBe(true)
      }),
      { numRuns: trials(2_000) },
    )
  })
})
