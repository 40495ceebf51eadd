import { assign, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import type { GateAnswer } from './rules.ts'

/** What the page says already, drawn by a site that answered without a script. `retryAfter` is in seconds. */
export type GateResponse =
  { readonly kind: 'refused' } | { readonly kind: 'limited'; readonly retryAfter: number }

export interface AccessGateContext {
  /** What was kept from an earlier visit. */
  readonly pass: string | null
  readonly response: GateResponse | null
  /** Why nobody answered. */
  readonly failure: Failure | null
}

export type AccessGateEvent =
  | { readonly type: 'password.submit'; readonly password: string }
  /** Another tab was let in. */
  | { readonly type: 'access.followed' }

export interface AccessGateInput {
  readonly pass: string | null
  readonly response?: GateResponse | undefined
}

interface Answered {
  readonly answer: GateAnswer
}

/**
 * The curtain before a store that is not open yet: `closed`, `checking` a password, then `granted`, `refused`,
 * `limited` after too many attempts, or `failed` when nobody answered. A pass from an earlier visit is shown first
 * (`returning`); one that is no longer good is forgotten without a word.
 */
export const accessGateMachine = setup({
  types: {
    context: {} as AccessGateContext,
    events: {} as AccessGateEvent,
    input: {} as AccessGateInput,
  },
  actors: {
    knock: unprovided<GateAnswer, { readonly password: string }>('knock'),
    showPass: unprovided<GateAnswer, { readonly pass: string }>('showPass'),
    /** Sends `access.followed` when another tab is let in. */
    followAccess: fromCallback<AccessGateEvent, undefined>(() => {}),
  },
  actions: {
    savePass: (_, __: Answered) => {},
    forgetPass: () => {},
    /** Leads to what is behind the curtain. */
    enter: () => {},
    hear: assign((_, { answer }: Answered) => ({
      response: answer.kind === 'granted' ? null : answer,
      failure: null,
    })),
    fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    isTyped: (_, { password }: { readonly password: string }) => password !== '',
    hasPass: ({ context }) => context.pass !== null,
    isRefused: ({ context }) => context.response?.kind === 'refused',
    isLimited: ({ context }) => context.response?.kind === 'limited',
    isGranted: (_, { answer }: Answered) => answer.kind === 'granted',
    refusesPass: (_, { answer }: Answered) => answer.kind === 'refused',
  },
}).createMachine({
  id: 'access-gate',
  context: ({ input: { pass, response = null } }) => ({ pass, response, failure: null }),
  invoke: { src: 'followAccess' },
  initial: 'opening',
  on: {
    'access.followed': '.granted',
    'password.submit': {
      guard: { type: 'isTyped', params: ({ event }) => ({ password: event.password }) },
      target: '.checking',
    },
  },
  states: {
    opening: { always: [{ guard: 'hasPass', target: 'returning' }, { target: 'answered' }] },
    returning: {
      invoke: {
        src: 'showPass',
        input: ({ context }) => ({ pass: context.pass ?? '' }),
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ answer: event.output }) },
            target: 'granted',
            actions: { type: 'savePass', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'refusesPass', params: ({ event }) => ({ answer: event.output }) },
            target: 'answered',
            actions: [assign({ pass: null }), 'forgetPass'],
          },
          // Too many attempts say nothing of the pass.
          {
            target: 'answered',
            actions: { type: 'hear', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'answered',
      },
    },
    checking: {
      invoke: {
        src: 'knock',
        input: ({ event }) => ({ password: event.type === 'password.submit' ? event.password : '' }),
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ answer: event.output }) },
            target: 'granted',
            actions: { type: 'savePass', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'answered',
            actions: { type: 'hear', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'password.submit': {} },
    },
    answered: {
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isLimited', target: 'limited' },
        { target: 'closed' },
      ],
    },
    closed: {},
    refused: {},
    limited: {},
    failed: {},
    granted: { entry: 'enter', on: { 'password.submit': {}, 'access.followed': {} } },
  },
})

export type AccessGateActor = ActorRefFrom<typeof accessGateMachine>
export type AccessGateSnapshot = SnapshotFrom<typeof accessGateMachine>
