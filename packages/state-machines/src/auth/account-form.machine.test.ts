import { NewPerson } from '@shyrdak/sdk/contract'
import { refusal } from '@shyrdak/sdk/testing'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { expect, test, vi } from 'vitest'
import { accountFormActors, type AccountFormEffects } from './account-form.actors.ts'
import { accountFormMachine } from './account-form.machine.ts'

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
  const asked: string[] = []
  const { actor, clock } = form({
    isEmailTaken: async (email) => {
      asked.push(email)
      return false
    },
  })
  for (const email of ['a@b.kg', 'a@b.kgz', 'a@b.com']) {
    actor.send({ type: 'form.change', change: { email } })
    clock.increment(300)
  }
  clock.increment(100)
  expect(asked).toEqual(['a@b.com'])
})

test('the typed values are kept when the store is unavailable', async () => {
  const { actor, settled } = form({ send: () => Promise.reject(refusal('NETWORK')) })
  actor.send({ type: 'form.change', change: RIGHT })
  actor.send({ type: 'form.submit' })
  await settled()
  expect(actor.getSnapshot().value).toMatchObject({ form: 'failed' })
  expect(actor.getSnapshot().context).toMatchObject({ values: RIGHT, failure: { code: 'NETWORK' } })
})
