import { NewPerson } from '@shyrdak/sdk/contract'
import { refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test, vi } from 'vitest'
import { canHappen, pending, replay, wait, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { accountFormActors, type AccountFormEffects } from './account-form.actors.ts'
import {
  accountFormMachine,
  type AccountFormEvent,
  type AccountFormSnapshot,
} from './account-form.machine.ts'

const RIGHT = {
  first_name: 'Aigul',
  last_name: 'Asanova',
  email: 'aigul@example.kg',
  phone: '+996700123456',
  password: 'felt-and-wool',
  terms: true,
}

/** A registration form. */
function form(more: Partial<AccountFormEffects<NewPerson>> = {}) {
  const clock = new SimulatedClock()
  const send = vi.fn<AccountFormEffects<NewPerson>['send']>(async () => ({ id: 1 }))
  const effects = accountFormActors<NewPerson>({
    schema: NewPerson,
    bodyOf: (values) => values,
    send,
    isEmailTaken: async (email) => email.startsWith('taken'),
    ...more,
  })
  const actor = createActor(accountFormMachine.provide(effects), {
    input: { values: {}, asksEmail: true },
    clock,
  }).start()
  const settled = () => waitFor(actor, ({ value }) => (value as { form: string }).form !== 'sending') // both regions have names
  return { actor, clock, send, settled }
}

test('a valid form is sent once, however often it is submitted', async () => {
  const { actor, send, settled } = form()
  actor.send({ type: 'form.change', change: RIGHT })
  actor.send({ type: 'form.submit' })
  actor.send({ type: 'form.submit' })
  await settled()
  expect(actor.getSnapshot().value).toMatchObject({ form: 'done' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('an invalid form is rejected by the endpoint’s schema before it is sent', async () => {
  const { actor, send, settled } = form()
  actor.send({ type: 'form.change', change: { ...RIGHT, password: 'wool', phone: '12', terms: false } })
  actor.send({ type: 'form.submit' })
  await settled()
  expect(actor.getSnapshot().context.issues.map(({ path, code }) => `${path[0]} ${code}`)).toEqual([
    'phone invalid',
    'password too_small',
    'terms invalid',
  ])
  expect(send).not.toHaveBeenCalled()
  actor.send({ type: 'form.change', change: { password: 'felt-and-wool' } })
  expect(actor.getSnapshot().context.issues.map(({ path }) => path[0])).toEqual(['phone', 'terms'])
})

test('a taken email is reported while it is typed, and the error disappears when it is changed', async () => {
  const { actor, clock } = form()
  const email = () => (actor.getSnapshot().value as { email: string }).email // both regions have names
  actor.send({ type: 'form.change', change: { email: 'taken@' } })
  expect(email()).toBe('unasked')
  actor.send({ type: 'form.change', change: { email: 'taken@example.kg' } })
  expect(email()).toBe('waiting')
  clock.increment(400)
  await waitFor(actor, () => email() === 'taken')
  expect(actor.getSnapshot().context.issues).toEqual([{ path: ['email'], code: 'taken' }])
  actor.send({ type: 'form.change', change: { email: 'free@example.kg' } })
  expect(actor.getSnapshot().context.issues).toEqual([])
  clock.increment(400)
  await waitFor(actor, () => email() === 'free')
})

test('a taken email stays reported together with the other errors of the form', async () => {
  const { actor, clock, settled } = form()
  const codes = () => actor.getSnapshot().context.issues.map(({ path, code }) => `${path[0]} ${code}`)
  actor.send({ type: 'form.change', change: { ...RIGHT, email: 'taken@example.kg', password: 'wool' } })
  clock.increment(400)
  await waitFor(actor, () => codes().includes('email taken'))
  actor.send({ type: 'form.submit' })
  expect(codes(), 'while it is sent').toEqual(['email taken'])
  await settled()
  expect(codes()).toEqual(['email taken', 'password too_small'])
  actor.send({ type: 'form.change', change: { email: 'free@example.kg' } })
  actor.send({ type: 'form.submit' })
  await settled()
  expect(codes()).toEqual(['password too_small'])
})

test('an email that the store refused stays reported when a later attempt fails', async () => {
  const issues = [{ path: ['email'], code: 'taken' }]
  const answers = [refusal('INVALID', { issues }), refusal('NETWORK')]
  const { actor, settled } = form({ send: () => Promise.reject(answers.shift()!) })
  actor.send({ type: 'form.change', change: RIGHT })
  actor.send({ type: 'form.submit' })
  await settled()
  actor.send({ type: 'form.change', change: { phone: '12' } })
  actor.send({ type: 'form.submit' })
  await settled()
  expect(actor.getSnapshot().context.issues.map(({ path }) => path[0])).toEqual(['email', 'phone'])
  actor.send({ type: 'form.change', change: { phone: RIGHT.phone } })
  actor.send({ type: 'form.submit' })
  await settled()
  expect(actor.getSnapshot().context).toMatchObject({ issues, failure: { code: 'NETWORK' } })
})

test('only the last email typed is checked', async () => {
  const checked: string[] = []
  const { actor, clock } = form({
    isEmailTaken: async (email) => {
      checked.push(email)
      return false
    },
  })
  for (const email of ['a@b.kg', 'a@b.kgz', 'a@b.com']) {
    actor.send({ type: 'form.change', change: { email } })
    clock.increment(300)
  }
  clock.increment(100)
  expect(checked).toEqual(['a@b.com'])
})

test('an email that cannot be typed while the form is sent is not checked either', async () => {
  const isEmailTaken = vi.fn(async () => true)
  const { actor, clock } = form({ isEmailTaken, send: () => new Promise(() => {}) })
  actor.send({ type: 'form.submit' })
  actor.send({ type: 'form.change', change: { email: 'aigul@example.kg' } })
  clock.increment(400)
  expect(actor.getSnapshot().value).toEqual({ form: 'sending', email: 'unasked' })
  expect(isEmailTaken).not.toHaveBeenCalled()
})

test('the typed values are kept when the store is unavailable', async () => {
  const { actor, settled } = form({ send: () => Promise.reject(refusal('NETWORK')) })
  actor.send({ type: 'form.change', change: RIGHT })
  actor.send({ type: 'form.submit' })
  await settled()
  expect(actor.getSnapshot().value).toMatchObject({ form: 'failed' })
  expect(actor.getSnapshot().context).toMatchObject({ values: RIGHT, failure: { code: 'NETWORK' } })
})

const ASKED = 'xstate.done.actor.0.account-form.email.asking'
const FAILED = 'xstate.error.actor.0.account-form.form.sending'
const typing = (email: string): Step => ({ type: 'form.change', change: { email } })
const EVENTS: readonly Step[] = [
  typing('aigul@'),
  typing('aigul@example.kg'),
  typing('taken@example.kg'),
  { type: 'form.submit' },
  { type: 'form.forget' },
  { type: ASKED, output: true },
  { type: ASKED, output: false },
  { type: 'xstate.error.actor.0.account-form.email.asking', error: refusal('NETWORK') },
  { type: 'xstate.done.actor.0.account-form.form.sending', output: { id: 1 } },
  { type: FAILED, error: refusal('INVALID', { issues: [{ path: ['email'], code: 'taken' }] }) },
  { type: FAILED, error: refusal('NETWORK') },
]
const TIMER: Step = { type: 'xstate.after.emailDelay.account-form.email.waiting' }
const INPUT = { values: {}, asksEmail: true }
const start = (clock: SimulatedClock) =>
  createActor(accountFormMachine.provide({ actors: { send: pending(), isEmailTaken: pending() } }), {
    input: INPUT,
    clock,
  }).start()

describe('the account form machine', () => {
  test('reaches every visible state of both regions', () => {
    const paths = getShortestPaths(accountFormMachine, {
      input: INPUT,
      events: [...EVENTS, TIMER] as AccountFormEvent[], // includes internal events of actors and the timer
      serializeState: ({ value, context: { values, taken } }) => JSON.stringify([value, values, taken]),
      filterEvents: canHappen,
    })
    const values = paths.map(({ state }) => state.value)
    expect(new Set(values.map(({ form: state }) => state))).toEqual(
      new Set(['editing', 'sending', 'refused', 'failed', 'done']),
    )
    expect(new Set(values.map(({ email }) => email))).toEqual(
      new Set(['unasked', 'waiting', 'asking', 'free', 'taken']),
    )
  })

  test('says that an email is taken exactly while it is typed, and never changes while it is sent', () => {
    const step = fc.constantFrom(...EVENTS, wait(200), wait(400))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (path) => {
        let before = INPUT.values as AccountFormSnapshot['context']['values'] // nothing is typed at first
        let wasSending = false
        replay(start, path, ({ value, context }: AccountFormSnapshot) => {
          if (wasSending) expect(context.values).toEqual(before)
          if (wasSending && value.form === 'refused') expect(context.issues).not.toEqual([])
          if (value.form === 'failed') expect(context.failure?.code).toBe('NETWORK')
          if (value.email === 'taken') expect(context.taken).toBe(context.values['email'])
          before = context.values
          wasSending = value.form === 'sending'
        }).stop()
      }),
      { numRuns: trials(2_000) },
    )
  })
})
