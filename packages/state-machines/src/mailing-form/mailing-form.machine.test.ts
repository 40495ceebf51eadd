import { createSdk } from '@shyrdak/sdk'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { isEmail } from '@shyrdak/sdk/rules'
import * as fc from 'fast-check'
import { createActor, waitFor, type SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { canHappen, pending, replay, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { mailingFormContract } from './contract.ts'
import { mailingFormActors } from './mailing-form.actors.ts'
import {
  mailingFormMachine,
  type MailingFormEvent,
  type MailingFormSnapshot,
} from './mailing-form.machine.ts'
import { selectIsInvalid } from './mailing-form.selectors.ts'
import { canReceive } from './rules.ts'

const submit = (email: string): MailingFormEvent => ({ type: 'email.submit', email })

function reader(subscribe: (email: string) => Promise<boolean>) {
  const sent: string[] = []
  const transport = fakeTransport({
    'POST /frontend/subscribe': async ({ body }) => {
      const { email } = body as { email: string } // the machine sends nothing else
      sent.push(email)
      return { status: await subscribe(email) }
    },
  })
  const actors = mailingFormActors({ sdk: async () => createSdk(mailingFormContract, { transport }) })
  const actor = createActor(mailingFormMachine.provide(actors)).start()
  const reach = (state: MailingFormSnapshot['value']) => waitFor(actor, ({ value }) => value === state)
  return { actor, sent, reach }
}

describe('a reader of the mailing list', () => {
  test('is told whether the email was added or already on the list', async () => {
    const list = new Set<string>()
    const { actor, sent, reach } = reader(async (email) => !list.has(email) && !!list.add(email))
    actor.send(submit(' aigul@example.kg '))
    await reach('added')
    actor.send(submit('aigul@example.kg'))
    await reach('already_there')
    expect(sent).toEqual(['aigul@example.kg', 'aigul@example.kg'])
  })

  test.each(['', 'aigul', 'aigul@', '@example.kg', 'aigul@example', 'ai gul@example.kg', 'a@b@c.kg'])(
    'with %j is refused and nothing is sent',
    (email) => {
      const { actor, sent } = reader(async () => true)
      actor.send(submit(email))
      expect(actor.getSnapshot().value).toBe('refused')
      expect(selectIsInvalid(actor.getSnapshot())).toBe(true)
      expect(sent).toEqual([])
    },
  )

  test('sees no error of an earlier attempt once a valid email is sent', async () => {
    const { actor, reach } = reader(async () => true)
    actor.send(submit('aigul'))
    actor.send(submit('aigul'))
    expect(actor.getSnapshot().context.attempt).toBe(2)
    actor.send(submit('aigul@example.kg'))
    expect(selectIsInvalid(actor.getSnapshot())).toBe(false)
    await reach('added')
  })

  test('sees an error when the store does not respond, and may try again', async () => {
    let isOffline = true
    const { actor, reach } = reader(async () => {
      if (isOffline) throw refusal('NETWORK')
      return true
    })
    actor.send(submit('aigul@example.kg'))
    expect((await reach('failed')).context.failure?.code).toBe('NETWORK')
    isOffline = false
    actor.send(submit('aigul@example.kg'))
    expect((await reach('added')).context.failure).toBeNull()
  })

  test('whose email only the store refuses sees the same error', async () => {
    const { actor, reach } = reader(() => Promise.reject(refusal('INVALID')))
    actor.send(submit('aigul@example.kg'))
    expect(selectIsInvalid(await reach('failed'))).toBe(true)
  })
})

const events = [submit('aigul@example.kg'), submit('nobody')]
const done = (output: unknown): Step => ({ type: 'xstate.done.actor.0.mailing-form.sending', output })
const failed = (error: unknown): Step => ({ type: 'xstate.error.actor.0.mailing-form.sending', error })
const effects = [done(true), done(false), failed(refusal('RATE_LIMITED'))]

describe('the mailing form machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(mailingFormMachine, {
      events: [...events, ...effects] as MailingFormEvent[], // includes internal events of actors
      serializeState: ({ value }) => JSON.stringify(value),
      filterEvents: canHappen,
    })
    expect(new Set<string>(paths.map(({ state }) => state.value))).toEqual(
      new Set(['editing', 'refused', 'sending', 'added', 'already_there', 'failed']),
    )
  })

  const start = (clock: SimulatedClock) =>
    createActor(mailingFormMachine.provide({ actors: { subscribe: pending() } }), { clock }).start()

  test('sends only valid emails, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.emailAddress(), fc.constant('a@b.kg '))
    fc.assert(
      fc.property(
        fc.array(fc.oneof(typed.map(submit), fc.constantFrom(...effects)), { maxLength: 30 }),
        (path) => {
          const { value, context }: MailingFormSnapshot = replay(start, path).getSnapshot()
          if (value === 'sending' || value === 'added' || value === 'already_there')
            expect(isEmail(context.email)).toBe(true)
          if (value === 'refused') expect(canReceive(context.email)).toBe(false)
          expect(context.failure !== null).toBe(value === 'failed')
        },
      ),
      { numRuns: trials(2_000) },
    )
  })
})
