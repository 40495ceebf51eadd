import type { Issue } from '@shyrdak/sdk/contract'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { emptyForm, isFilled, trimmed, withTyped, type FilledForm } from './rules.ts'

/** How long the confirmation is shown, in milliseconds. Source: spec §9. */
export const CONFIRMATION_TIMEOUT_MS = 3_000

export interface FeedbackFormContext {
  /** Names of the fields that may stay empty. */
  readonly optional: readonly string[]
  readonly form: FilledForm
  /** Issues from the store; cleared when the field changes or the form is sent again. */
  readonly issues: readonly Issue[]
  /** Why sending failed. */
  readonly failure: Failure | null
}

export type FeedbackFormEvent =
  { readonly type: 'form.change'; readonly change: Partial<FilledForm> } | { readonly type: 'form.submit' }

export interface FeedbackFormInput {
  /** Names of the fields, such as `FEEDBACK_FIELDS`. */
  readonly fields: readonly string[]
  /** Names of those that may stay empty; none by default. */
  readonly optional?: readonly string[]
}

/**
 * A form whose fields are required except for `optional`: `editing`, `sending`, `confirmed` for
 * `confirmationTimeout`, or `failed`. The fields are cleared after sending; a failure keeps them. Source:
 * spec §4 and §5, feedback form.
 */
export const feedbackFormMachine = setup({
  types: {
    context: {} as FeedbackFormContext,
    events: {} as FeedbackFormEvent,
    input: {} as FeedbackFormInput,
  },
  actors: { send: unprovided<unknown, { readonly form: FilledForm }>('send') },
  delays: { confirmationTimeout: CONFIRMATION_TIMEOUT_MS },
  guards: { isFilled: ({ context }) => isFilled(context.form, context.optional) },
  actions: {
    type: assign(({ context }, { change }: { readonly change: Partial<FilledForm> }) => ({
      form: withTyped(context.form, change),
      issues: context.issues.filter(({ path }) => !(String(path[0]) in change)),
    })),
  },
}).createMachine({
  id: 'feedback-form',
  context: ({ input: { fields, optional = [] } }) => ({
    optional,
    form: emptyForm(fields),
    issues: [],
    failure: null,
  }),
  initial: 'editing',
  on: {
    'form.change': { actions: { type: 'type', params: ({ event }) => ({ change: event.change }) } },
    'form.submit': { guard: 'isFilled', target: '.sending' },
  },
  states: {
    editing: {},
    sending: {
      entry: assign({ issues: [], failure: null }),
      invoke: {
        src: 'send',
        input: ({ context }) => ({ form: trimmed(context.form) }),
        onDone: {
          target: 'confirmed',
          actions: assign(({ context }) => ({ form: emptyForm(Object.keys(context.form)) })),
        },
        onError: {
          target: 'failed',
          actions: assign(({ event }) => {
            const failure = failureOf(event.error)
            return { failure, issues: failure.issues }
          }),
        },
      },
      // Cannot be changed or sent twice while sending.
      on: { 'form.change': {}, 'form.submit': {} },
    },
    confirmed: { after: { confirmationTimeout: 'editing' } },
    failed: {},
  },
})

export type FeedbackFormActor = ActorRefFrom<typeof feedbackFormMachine>
export type FeedbackFormSnapshot = SnapshotFrom<typeof feedbackFormMachine>
