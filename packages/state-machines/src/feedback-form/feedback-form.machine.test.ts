import { refusal } from '@shyrdak/sdk/testing'
import * as fc from 'fast-check'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test } from 'vitest'
import { pending, replay, wait, type Step } from '../testing-paths.ts'
import { trials } from '../testing-trials.ts'
import { feedbackFormActors } from './feedback-form.actors.ts'
import {
  CONFIRMATION_TIMEOUT,
  feedbackFormMachine,
  type FeedbackFormEvent,
  type FeedbackFormSnapshot,
} from './feedback-form.machine.ts'
import { selectCanSubmit } from './feedback-form.selectors.ts'
import { emptyForm, FEEDBACK_FIELDS, isFilled, type FilledForm } from './rules.ts'

const EMAIL = { name: 'Aigul', email: 'aigul@example.kg', subject: 'A rug', message: 'Is it thick?' }
const SUBMIT = { type: 'form.submit' } as const
const typing = (change: Partial<FilledForm>): FeedbackFormEvent => ({ type: 'form.change', change })

function visitor(answer: (form: FilledForm) => Promise<unknown> = async () => ({ id: 1 })) {
  const sent: FilledForm[] = []
  const actors = feedbackFormActors({
    send: (form) => {
      sent.push(form)
      return answer(form)
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(feedbackFormMachine.provide({ actors }), {
    input: { fields: FEEDBACK_FIELDS },
    clock,
  }).start()
  const reach = (state: FeedbackFormSnapshot['value']) => waitFor(actor, ({ value }) => value === state)
  const form = () => actor.getSnapshot().context.form
  return { actor, clock, sent, reach, form }
}

describe('a visitor who writes to the store', () => {
  test('cannot send before all four fields are filled; spaces fill none', () => {
    const { actor, sent } = visitor()
    for (const field of FEEDBACK_FIELDS) {
      expect(selectCanSubmit(actor.getSnapshot())).toBe(false)
      actor.send(typing({ [field]: '  ' }))
      actor.send(SUBMIT)
      actor.send(typing({ [field]: EMAIL[field] }))
    }
    expect(selectCanSubmit(actor.getSnapshot())).toBe(true)
    expect(sent).toEqual([])
  })

  test('an empty value blocks sending without a word', () => {
    const { actor } = visitor()
    actor.send(typing({ ...EMAIL, subject: '' }))
    const before = actor.getSnapshot()
    actor.send(SUBMIT)
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context).toEqual(before.context)
  })

  test('finds the fields empty after sending, and is thanked for three seconds', async () => {
    const { actor, clock, sent, reach, form } = visitor()
    actor.send(typing({ ...EMAIL, name: ' Aigul ' }))
    actor.send(SUBMIT)
    await reach('confirmed')
    expect(sent).toEqual([EMAIL])
    expect(form()).toEqual(emptyForm(FEEDBACK_FIELDS))
    clock.increment(CONFIRMATION_TIMEOUT - 1)
    expect(actor.getSnapshot().value).toBe('confirmed')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('editing')
  })

  test('who presses twice sends once', async () => {
    const { actor, sent, reach } = visitor()
    actor.send(typing(EMAIL))
    actor.send(SUBMIT)
    actor.send(SUBMIT)
    await reach('confirmed')
    actor.send(SUBMIT)
    expect(sent).toHaveLength(1)
  })

  test('keeps what was typed when it was refused, and is told at which field until that changes', async () => {
    const issues = [
      { path: ['email'], code: 'invalid' },
      { path: ['subject'], code: 'too_big', params: { max: 200 } },
    ]
    const { actor, reach, form } = visitor(() => Promise.reject(refusal('INVALID', { issues })))
    actor.send(typing({ ...EMAIL, email: 'aigul' }))
    actor.send(SUBMIT)
    const { context } = await reach('failed')
    expect([context.issues, context.failure?.code]).toEqual([issues, 'INVALID'])
    expect(form()).toEqual({ ...EMAIL, email: 'aigul' })
    actor.send(typing({ email: 'aigul@example.kg' }))
    expect(actor.getSnapshot().context.issues.map(({ path }) => path[0])).toEqual(['subject'])
    actor.send(SUBMIT)
    expect(actor.getSnapshot().context).toMatchObject({ issues: [], failure: null })
  })

  test('may ask something shorter, by the same form', async () => {
    const sent: FilledForm[] = []
    const actors = feedbackFormActors({ send: async (form) => void sent.push(form) })
    const actor = createActor(feedbackFormMachine.provide({ actors }), { input: { fields: ['question'] } })
    actor.start()
    actor.send(typing({ question: 'Is it warm?', name: 'nobody asked' }))
    actor.send(SUBMIT)
    await waitFor(actor, ({ value }) => value === 'confirmed')
    expect(sent).toEqual([{ question: 'Is it warm?' }])
  })
})

const events: FeedbackFormEvent[] = [
  typing(EMAIL),
  typing({ name: '' }),
  typing({ message: ' \n' }),
  typing({ message: 'Again' }),
  SUBMIT,
]
const done = (output: unknown): Step =>
  ({ type: 'xstate.done.actor.0.feedback-form.sending', output }) as Step
const failed = (error: unknown): Step =>
  ({ type: 'xstate.error.actor.0.feedback-form.sending', error }) as Step
const effects = [
  done({ id: 1 }),
  failed(refusal('NETWORK')),
  failed(refusal('INVALID', { issues: [{ path: ['name'], code: 'too_big' }] })),
]

describe('the machine of the form', () => {
  test('reaches every state a visitor can see', () => {
    const paths = getShortestPaths(feedbackFormMachine, {
      input: { fields: FEEDBACK_FIELDS },
      events: [
        ...events,
        ...effects,
        { type: 'xstate.after.confirmationTimeout.feedback-form.confirmed' },
      ] as FeedbackFormEvent[], // effects and delays end in events of their own
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      filterEvents: ({ value }, { type }) => !type.includes('.actor.') || value === 'sending',
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

  test('never sends a form with a hole in it, and never thanks for ever', () => {
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
