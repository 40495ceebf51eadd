import type { Issue } from '@shyrdak/sdk/contract'
import { EMAIL } from '@shyrdak/sdk/rules'
import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { issueField } from './issue-field.ts'

/** Field values by name. */
export type AccountValues = Readonly<Record<string, string | boolean>>

export interface AccountFormContext {
  readonly values: AccountValues
  /** Cleared when the field changes or the form is submitted again, except for an email known to be taken. */
  readonly issues: readonly Issue[]
  /** The last email that the store reported as taken. */
  readonly taken: string | null
  /** Why sending failed. */
  readonly failure: Failure | null
  /** Counts the attempts, so that the same refusal is announced and focused again. */
  readonly attempt: number
}

export type AccountFormEvent =
  | { readonly type: 'form.change'; readonly change: AccountValues }
  | { readonly type: 'form.submit' }
  /** Clears issues and failure; the values stay. */
  | { readonly type: 'form.forget' }

export interface AccountFormInput {
  readonly values: AccountValues
  /** Whether to check while typing if the email is taken. */
  readonly asksEmail?: boolean
}

const emailIn = (values: AccountValues): string => String(values['email'] ?? '').trim()
const TAKEN: Issue = { path: ['email'], code: 'taken' }
export const isTaken = ({ path, code }: Issue) => path[0] === TAKEN.path[0] && code === TAKEN.code

/** Adds the `taken` issue while the email is the one known to be taken, unless it has another issue. */
const issuesOf = (
  { values, taken }: Pick<AccountFormContext, 'values' | 'taken'>,
  issues: readonly Issue[] = [],
): readonly Issue[] =>
  taken !== null && taken === emailIn(values) && !issues.some(({ path }) => path[0] === 'email')
    ? [TAKEN, ...issues]
    : issues

/**
 * An account form. Region `form`: `editing`, `refused` by validation or by the store, `sending`, `failed` or
 * `done`. Region `email`: `unasked`, `waiting` for the user to stop typing, `asking`, `free` or `taken`.
 */
export const accountFormMachine = setup({
  types: {
    context: {} as AccountFormContext & { readonly asksEmail: boolean },
    events: {} as AccountFormEvent,
    input: {} as AccountFormInput,
  },
  actors: {
    send: unprovided<unknown, { readonly values: AccountValues }>('send'),
    isEmailTaken: unprovided<boolean, { readonly email: string }>('isEmailTaken'),
  },
  actions: {
    type: assign(({ context }, { change }: { readonly change: AccountValues }) => {
      const changed = Object.keys(change).filter((name) => change[name] !== context.values[name])
      return {
        values: { ...context.values, ...change },
        issues: context.issues.filter((issue) => !changed.includes(issueField(issue))),
      }
    }),
    refuse: assign(({ context }, { issues }: { readonly issues: readonly Issue[] }) => {
      const taken = issues.some(isTaken) ? emailIn(context.values) : context.taken
      return {
        taken,
        issues: issuesOf({ ...context, taken }, issues),
        failure: null,
        attempt: context.attempt + 1,
      }
    }),
    markTaken: assign(({ context }) => ({
      taken: emailIn(context.values),
      issues: [TAKEN, ...context.issues.filter(({ path }) => path[0] !== 'email')],
    })),
  },
  guards: {
    isSending: stateIn({ form: 'sending' }),
    isTaken: (_, { isTaken: answer }: { readonly isTaken: boolean }) => answer,
    hasNoIssues: (_, { issues }: { readonly issues: readonly Issue[] }) => issues.length === 0,
    mayAskEmail: ({ context, event }) =>
      context.asksEmail &&
      event.type === 'form.change' &&
      EMAIL.test(emailIn({ ...context.values, ...event.change })) &&
      emailIn({ ...context.values, ...event.change }) !== emailIn(context.values),
    changesEmail: ({ context, event }) =>
      event.type === 'form.change' &&
      emailIn({ ...context.values, ...event.change }) !== emailIn(context.values),
  },
  delays: { emailDelay: 400 },
}).createMachine({
  id: 'account-form',
  type: 'parallel',
  context: ({ input: { values, asksEmail = false } }) => ({
    values,
    issues: [],
    taken: null,
    failure: null,
    attempt: 0,
    asksEmail,
  }),
  states: {
    email: {
      initial: 'unasked',
      on: {
        'form.change': [
          { guard: 'isSending' }, // nothing is typed then
          { guard: 'mayAskEmail', target: '.waiting' },
          { guard: 'changesEmail', target: '.unasked' },
        ],
      },
      states: {
        unasked: {},
        waiting: { after: { emailDelay: 'asking' } },
        asking: {
          invoke: {
            src: 'isEmailTaken',
            input: ({ context }) => ({ email: emailIn(context.values) }),
            onDone: [
              {
                guard: { type: 'isTaken', params: ({ event }) => ({ isTaken: event.output }) },
                target: 'taken',
                actions: 'markTaken',
              },
              { target: 'free' },
            ],
            // The store checks again on submit.
            onError: 'unasked',
          },
        },
        free: {},
        taken: {},
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: {},
        refused: {},
        failed: {},
        done: {},
        sending: {
          entry: assign(({ context }) => ({ failure: null, issues: issuesOf(context) })),
          invoke: {
            src: 'send',
            input: ({ context }) => ({ values: context.values }),
            onDone: 'done',
            onError: [
              {
                guard: {
                  type: 'hasNoIssues',
                  params: ({ event }) => ({ issues: failureOf(event.error).issues }),
                },
                target: 'failed',
                actions: assign(({ context, event }) => ({
                  failure: failureOf(event.error),
                  attempt: context.attempt + 1,
                })),
              },
              {
                target: 'refused',
                actions: {
                  type: 'refuse',
                  params: ({ event }) => ({ issues: failureOf(event.error).issues }),
                },
              },
            ],
          },
          // Cannot be changed or sent twice while sending.
          on: { 'form.change': {}, 'form.submit': {} },
        },
      },
      on: {
        'form.change': { actions: { type: 'type', params: ({ event }) => ({ change: event.change }) } },
        'form.submit': '.sending',
        'form.forget': { target: '.editing', actions: assign({ issues: [], failure: null }) },
      },
    },
  },
})

export type AccountFormActor = ActorRefFrom<typeof accountFormMachine>
export type AccountFormSnapshot = SnapshotFrom<typeof accountFormMachine>
