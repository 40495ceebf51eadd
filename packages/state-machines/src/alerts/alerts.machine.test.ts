import * as fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { replay, wait, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
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
  return { actor, clock, messages: () => selectAlerts(actor.getSnapshot()).map(({ message }) => message) }
}

describe('an alert', () => {
  test('disappears after 1.5 seconds or its own timeout', () => {
    const { actor, clock, messages } = opened()
    actor.send(raise('cart.added'))
    actor.send(raise('cart.undo', 10_000))
    clock.increment(1_499)
    expect(messages()).toEqual(['cart.added', 'cart.undo'])
    clock.increment(1)
    expect(messages()).toEqual(['cart.undo'])
    clock.increment(8_500)
    expect(messages()).toEqual([])
    expect(actor.getSnapshot().value).toBe('quiet')
  })

  test('does not expire while it is hovered or focused, and then gets its full time again', () => {
    const { actor, clock, messages } = opened()
    actor.send(raise('cart.added'))
    clock.increment(1_000)
    actor.send({ type: 'alert.hold', id: '1', by: 'pointer' })
    actor.send({ type: 'alert.hold', id: '1', by: 'focus' })
    clock.increment(60_000)
    actor.send({ type: 'alert.release', id: '1', by: 'pointer' })
    clock.increment(60_000)
    actor.send({ type: 'alert.release', id: '1', by: 'focus' })
    clock.increment(1_499)
    expect(messages()).toEqual(['cart.added'])
    clock.increment(1)
    expect(messages()).toEqual([])
  })

  test('can be dismissed', () => {
    const { actor, messages } = opened()
    actor.send(raise('cart.added'))
    actor.send({ type: 'alert.dismiss', id: '1' })
    expect(messages()).toEqual([])
  })

  test('raised twice is shown once, and its time starts again', () => {
    const { actor, clock, messages } = opened()
    actor.send(raise('cart.added'))
    clock.increment(1_400)
    actor.send(raise('cart.added'))
    clock.increment(1_400)
    expect(messages()).toEqual(['cart.added'])
  })

  test('interrupts a screen reader only when it is an error', () => {
    const { actor } = opened()
    actor.send(raise('cart.added'))
    actor.send({ type: 'alert.raise', alert: { message: 'error', tone: 'error' } })
    expect(selectAlerts(actor.getSnapshot()).map(({ role }) => role)).toEqual(['status', 'alert'])
  })

  test('beyond five replaces the oldest one that is not hovered or focused', () => {
    const { actor, messages } = opened()
    for (const message of 'abcde') actor.send(raise(message))
    actor.send({ type: 'alert.hold', id: '1', by: 'pointer' })
    actor.send(raise('f'))
    expect(messages()).toEqual(['a', 'c', 'd', 'e', 'f'])
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

describe('the alerts machine', () => {
  test('reaches its two states, quiet and showing', () => {
    const paths = getShortestPaths(alertsMachine, {
      events: [raise('a'), { type: 'alert.expired', id: '1' }],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['quiet', 'showing']))
  })

  test('never shows more than five alerts, and each one expires unless it is held', () => {
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
