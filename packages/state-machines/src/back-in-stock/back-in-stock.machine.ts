import type { Issue, NotificationState } from '@shyrdak/sdk/contract'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import type { SubscriptionRequest } from './subscription-request.ts'

export interface BackInStockContext {
  readonly request: SubscriptionRequest
  /** The confirmed email of the current user, used instead of asking for one. */
  readonly ownEmail: string | null
  /** Cleared when the field changes or the request is sent again. */
  readonly issues: readonly Issue[]
  /** Why saving failed. */
  readonly failure: Failure | null
  /** Counts the attempts, so that the same refusal is announced and focused again. */
  readonly attempt: number
}

export type BackInStockEvent =
  | { readonly type: 'request.change'; readonly change: Partial<SubscriptionRequest> }
  | { readonly type: 'request.submit' }
  /** Subscribe to another size. */
  | { readonly type: 'request.another' }

export interface BackInStockInput {
  /** Sold-out sizes; a single one is selected automatically. */
  readonly sizes: readonly string[]
}

/** A saved subscription cannot be changed; another size starts a new one with the same email. */
const ANSWERED = {
  on: {
    'request.change': {},
    'request.submit': {},
    'request.another': { target: 'editing', actions: 'chooseAnother' },
  },
} as const

/**
 * A back-in-stock subscription: `asking` for the current user's email, `editing`, `saving`, then `waiting`,
 * `confirming` until the link in the email is opened, or `failed`, which keeps the input. Source: spec §3,
 * notification.
 */
export const backInStockMachine = setup({
  types: {
    context: {} as BackInStockContext,
    events: {} as BackInStockEvent,
    input: {} as BackInStockInput,
  },
  actors: {
    loadOwnEmail: unprovided<string | null>('loadOwnEmail'),
    save: unprovided<NotificationState, { readonly request: SubscriptionRequest; readonly isKnown: boolean }>(
      'save',
    ),
  },
  actions: {
    type: assign(({ context }, { change }: { readonly change: Partial<SubscriptionRequest> }) => ({
      request: { ...context.request, ...change },
      issues: context.issues.filter(({ path }) => !(String(path[0]) in change)),
    })),
    chooseAnother: assign(({ context }) => ({ request: { ...context.request, size: '' } })),
  },
  guards: {
    isWaiting: (_, { state }: { readonly state: NotificationState }) => state === 'waiting',
  },
}).createMachine({
  id: 'back-in-stock',
  context: ({ input: { sizes } }) => ({
    request: { size: sizes.length === 1 ? (sizes[0] ?? '') : '', email: '' },
    ownEmail: null,
    issues: [],
    failure: null,
    attempt: 0,
  }),
  initial: 'asking',
  on: {
    'request.change': { actions: { type: 'type', params: ({ event }) => ({ change: event.change }) } },
    'request.submit': '.saving',
  },
  states: {
    asking: {
      invoke: {
        src: 'loadOwnEmail',
        onDone: { target: 'editing', actions: assign({ ownEmail: ({ event }) => event.output }) },
        // Without a known email the form asks for one.
        onError: 'editing',
      },
      on: { 'request.submit': {} },
    },
    editing: {},
    saving: {
      entry: assign({ issues: [], failure: null }),
      invoke: {
        src: 'save',
        input: ({ context: { request, ownEmail } }) => ({ request, isKnown: ownEmail !== null }),
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => ({ state: event.output }) },
            target: 'waiting',
          },
          { target: 'confirming' },
        ],
        onError: {
          target: 'failed',
          actions: assign(({ context, event }) => {
            const failure = failureOf(event.error)
            return { failure, issues: failure.issues, attempt: context.attempt + 1 }
          }),
        },
      },
      // Cannot be changed or sent twice while saving.
      on: { 'request.change': {}, 'request.submit': {} },
    },
    waiting: ANSWERED,
    confirming: ANSWERED,
    failed: {},
  },
})

export type BackInStockActor = ActorRefFrom<typeof backInStockMachine>
export type BackInStockSnapshot = SnapshotFrom<typeof backInStockMachine>
