import { assign, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import type { GateAnswer } from './rules.ts'

/** What the server rendered before any script ran. `retryAfter` is in seconds. */
export type GateResponse =
  { readonly kind: 'refused' } | { readonly kind: 'limited'; readonly retryAfter: number }

export interface AccessGateContext {
  /** Stored on an earlier visit. */
  readonly pass: string | null
  readonly response: GateResponse | null
  /** Why the site could not be reached. */
  readonly failure: Failure | null
}

export type AccessGateEvent =
  | { readonly type: 'password.submit'; readonly password: string }
  /** Another tab was granted access. */
  | { readonly type: 'access.followed' }

export interface AccessGateInput {
  readonly pass: string | null
  readonly response?: GateResponse | undefined
}

interface Answered {
  readonly answer: GateAnswer
}

/**
 * The gate of a store that is not open yet: `closed`, `checking` a password, then `granted`, `refused`,
 * `limited` after too many attempts, or `failed` when the site cannot be reached. A stored pass is checked
 * first (`returning`); an outdated one is removed without an error. Source: spec §2, global screens.
 */
export const accessGateMachine = setup({
  types: {
    context: {} as AccessGateContext,
    events: {} as AccessGateEvent,
    input: {} as AccessGateInput,
  },
  actors: {
    checkPassword: unprovided<GateAnswer, { readonly password: string }>('checkPassword'),
    checkPass: unprovided<GateAnswer, { readonly pass: string }>('checkPass'),
    /** Sends `access.followed` when another tab is granted access. */
    followAccess: fromCallback<AccessGateEvent, undefined>(() => {}),
  },
  actions: {
    savePass: (_, __: Answered) => {},
    forgetPass: () => {},
    /** Opens the page behind the gate. */
    enter: () => {},
    setResponse: assign((_, { answer }: Answered) => ({
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
        src: 'checkPass',
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
          // Too many attempts: the pass may still be valid.
          {
            target: 'answered',
            actions: { type: 'setResponse', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'answered',
      },
    },
    checking: {
      invoke: {
        src: 'checkPassword',
        input: ({ event }) => ({ password: event.type === 'password.submit' ? event.password : '' }),
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ answer: event.output }) },
            target: 'granted',
            actions: { type: 'savePass', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'answered',
            actions: { type: 'setResponse', params: ({ event }) => ({ answer: event.output }) },
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
