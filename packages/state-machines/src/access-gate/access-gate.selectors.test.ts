import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { accessGateMachine, type GateResponse } from './access-gate.machine.ts'
import { selectAccessGate } from './access-gate.selectors.ts'

const view = (response?: GateResponse) =>
  selectAccessGate(
    createActor(accessGateMachine, { input: { pass: null, response } })
      .start()
      .getSnapshot(),
  )

test('the time to wait is set only after too many attempts', () => {
  expect(view()).toEqual({ state: 'closed', retryAfter: null })
  expect(view({ kind: 'refused' })).toEqual({ state: 'refused', retryAfter: null })
  expect(view({ kind: 'limited', retryAfter: 60 })).toEqual({ state: 'limited', retryAfter: 60 })
})

test.each(['opening', 'answered'] as const)('the transient state "%s" is shown as closed', (value) => {
  const snapshot = accessGateMachine.resolveState({
    value,
    context: { pass: null, response: null, failure: null },
  })
  expect(selectAccessGate(snapshot).state).toBe('closed')
})
