import { createSdk } from '@shyrdak/sdk'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { canHappen, pending, replay, wait, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import { faqQuestionContract, feedbackFormContract } from './contract.ts'
import { faqQuestionActors, feedbackFormActors } from './feedback-form.actors.ts'
import {
  CONFIRMATION_TIMEOUT_MS,
  feedbackFormMachine,
  type FeedbackFormEvent,
  type FeedbackFormSnapshot,
} from './feedback-form.machine.ts'
import { selectCanSubmit } from './feedback-form.selectors.ts'
import { emptyForm, FEEDBACK_FIELDS, isFilled, type FilledForm } from './rules.ts'

const MESSAGE = { name: 'Aigul', email: 'aigul@example.kg', subject: 'A rug', message: 'Is it thick?' }
const SUBMIT = { type: 'form.submit' } as const
const typing = (change: Partial<FilledForm>): FeedbackFormEvent => ({ type: 'form.change', change })

function visitor(answer: (form: FilledForm) => Promise<unknown> = async () => ({ id: 1 })) {
  const sent: FilledForm[] = []
  const transport = fakeTransport({
    'POST /frontend/feedback': ({ body }) => {
      const form = body as FilledForm // the machine sends nothing else
      sent.push(form)
      return answer(form)
    },
  })
  const actors = feedbackFormActors({ sdk: async () => createSdk(feedbackFormContract, { transport }) })
  const clock = new SimulatedClock()
  const actor = createActor(feedbackFormMachine.provide(actors), {
    input: { fields: FEEDBACK_FIELDS },
    clock,
  }).start()
  const reach = (state: FeedbackFormSnapshot['value']) => waitFor(actor, ({ value }) => value === state)
  const form = () => actor.getSnapshot().context.form
  return { actor, clock, sent, reach, form }
}

describe('a visitor with feedback', () => {
  test('cannot send before all four fields are filled; spaces do not count', () => {
    const { actor, sent } = visitor()
    for (const field of FEEDBACK_FIELDS) {
      expect(selectCanSubmit(actor.getSnapshot())).toBe(false)
      actor.send(typing({ [field]: '  ' }))
      actor.send(SUBMIT)
      actor.send(typing({ [field]: MESSAGE[field] }))
    }
    expect(selectCanSubmit(actor.getSnapshot())).toBe(true)
    expect(sent).toEqual([])
  })

  test('with an empty field cannot send, and sees no error', () => {
    const { actor } = visitor()
    actor.send(typing({ ...MESSAGE, subject: '' }))
    const before = actor.getSnapshot()
    actor.send(SUBMIT)
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context).toEqual(before.context)
  })

  test('sees empty fields after sending, and a confirmation for three seconds', async () => {
    const { actor, clock, sent, reach, form } = visitor()
    actor.send(typing({ ...MESSAGE, name: ' Aigul ' }))
    actor.send(SUBMIT)
    await reach('confirmed')
    expect(sent).toEqual([MESSAGE])
    expect(form()).toEqual(emptyForm(FEEDBACK_FIELDS))
    clock.increment(CONFIRMATION_TIMEOUT_MS - 1)
    expect(actor.getSnapshot().value).toBe('confirmed')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('editing')
  })

  test('who clicks twice sends the message once', async () => {
    const { actor, sent, reach } = visitor()
    actor.send(typing(MESSAGE))
    actor.send(SUBMIT)
    actor.send(SUBMIT)
    await reach('confirmed')
    actor.send(SUBMIT)
    expect(sent).toHaveLength(1)
  })

  test('keeps the typed values after a refusal, with issues at the fields until they change', async () => {
    const issues = [
      { path: ['email'], code: 'invalid' },
      { path: ['subject'], code: 'too_big', params: { max: 200 } },
    ]
    const { actor, reach, form } = visitor(() => Promise.reject(refusal('INVALID', { issues })))
    actor.send(typing({ ...MESSAGE, email: 'aigul' }))
    actor.send(SUBMIT)
    const { context } = await reach('failed')
    expect([context.issues, context.failure?.code]).toEqual([issues, 'INVALID'])
    expect(form()).toEqual({ ...MESSAGE, email: 'aigul' })
    actor.send(typing({ email: 'aigul@example.kg' }))
    expect(actor.getSnapshot().context.issues.map(({ path }) => path[0])).toEqual(['subject'])
    actor.send(SUBMIT)
    expect(actor.getSnapshot().context).toMatchObject({ issues: [], failure: null })
  })

  test('can use the same form with fewer fields', async () => {
    const transport = fakeTransport({ 'POST /frontend/faq': { id: 1 } })
    const actors = faqQuestionActors({ sdk: async () => createSdk(faqQuestionContract, { transport }) })
    const actor = createActor(feedbackFormMachine.provide(actors), { input: { fields: ['question'] } })
    actor.start()
    actor.send(typing({ question: 'Is it warm?', name: 'nobody asked' }))
    actor.send(SUBMIT)
    await waitFor(actor, ({ value }) => value === 'confirmed')
    expect(transport.calls.map(({ body }) => body)).toEqual([{ question: 'Is it warm?' }])
  })

  test('may leave an optional field empty, and it is sent when it is filled', async () => {
    const transport = fakeTransport({ 'POST /frontend/faq': { id: 1 } })
    const actors = faqQuestionActors({ sdk: async () => createSdk(faqQuestionContract, { transport }) })
    const actor = createActor(feedbackFormMachine.provide(actors), {
      input: { fields: ['question', 'email'], optional: ['email'] },
    })
    actor.start()
    for (const email of ['', ' aigul@example.kg ']) {
      actor.send(typing({ question: 'Is it warm?', email }))
      expect(selectCanSubmit(actor.getSnapshot())).toBe(true)
      actor.send(SUBMIT)
      await waitFor(actor, ({ value }) => value === 'confirmed')
    }
    expect(transport.calls.map(({ body }) => body)).toEqual([
      { question: 'Is it warm?' },
      { question: 'Is it warm?', email: 'aigul@example.kg' },
    ])
    actor.send(typing({ email: 'aigul@example.kg' }))
    expect(selectCanSubmit(actor.getSnapshot())).toBe(false)
  })
})

const events: FeedbackFormEvent[] = [
  typing(MESSAGE),
  typing({ name: '' }),
  typing({ message: ' \n' }),
  typing({ message: 'Again' }),
  SUBMIT,
]
const done = (output: unknown): Step => ({ type: 'xstate.done.actor.0.feedback-form.sending', output })
const failed = (error: unknown): Step => ({ type: 'xstate.error.actor.0.feedback-form.sending', error })
const effects = [
  done({ id: 1 }),
  failed(refusal('NETWORK')),
  failed(refusal('INVALID', { issues: [{ path: ['name'], code: 'too_big' }] })),
]

describe('the feedback form machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(feedbackFormMachine, {
      input: { fields: FEEDBACK_FIELDS },
      events: [
        ...events,
        ...effects,
        { type: 'xstate.after.confirmationTimeout.feedback-form.confirmed' },
      ] as FeedbackFormEvent[], // includes internal events of actors and delays
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      filterEvents: canHappen,
      limit: 20_000,
    })
    expect(new Set<string>(paths.map(({ state }) => state.value))).toEqual(
      new Set(['editing', 'sending', 'confirmed', 'failed']),
    )
  })

  const start = (clock: SimulatedClock) =>
    createActor(feedbackFormMachine.provide({ actors: { send: pending() } }), {
      input: { fields: FEEDBACK_FIELDS },
      clock,
    }).start()

  test('never sends an incomplete form, and never shows the confirmation forever', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<Step>(...events, ...effects, wait(1_000)), { maxLength: 40 }),
        (path) => {
          const { value, context }: FeedbackFormSnapshot = replay(start, path).getSnapshot()
          if (value === 'sending') expect(isFilled(context.form)).toBe(true)
          if (value === 'editing') expect(context.issues).toEqual([])
          expect(Object.keys(context.form)).toEqual([...FEEDBACK_FIELDS])
          const later: FeedbackFormSnapshot = replay(start, [...path, wait(3_000)]).getSnapshot()
          expect(later.value).not.toBe('confirmed')
        },
      ),
      { numRuns: trials(2_000) },
    )
  })
})
