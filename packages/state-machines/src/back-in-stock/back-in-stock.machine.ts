import type { Issue, NotificationState } from '@shyrdak/sdk/contract'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import type { SubscriptionRequest } from './subscription-request.ts'

export interface BackInStockContext {
  readonly request: SubscriptionRequest
  /** The confirmed e-mail of whoever is logged in: no other is asked for. */
  readonly ownEmail: string | null
  /** What is wrong, until its field is changed or it is sent again. */
  readonly issues: readonly Issue[]
  /** Why it was not stored. */
  readonly failure: Failure | null
  /** Counts the attempts, so that the same refusal is told and focused again. */
  readonly attempt: number
}

export type BackInStockEvent =
  | { readonly type: 'request.change'; readonly change: Partial<SubscriptionRequest> }
  | { readonly type: 'request.submit' }
  /** Ask for another size. */
  | { readonly type: 'request.another' }

export interface BackInStockInput {
  /** What is sold out; the only one needs no choosing. */
  readonly sizes: readonly string[]
}

/** What was stored stays; another size begins anew, with the address that was typed. */
const ANSWERED = {
  on: {
    'request.change': {},
    'request.submit': {},
    'request.another': { target: 'editing', actions: 'chooseAnother' },
  },
} as const

/**
 * A wish to be told when a size is back: `asking` whose e-mail is known, `editing`, `saving` while the request is
 * stored, then `waiting`, or `confirming` until the link mailed to the address is opened, or `failed` with all that was
 * typed. Source: spec §3, notification.
 */
export const backInStockMachine = setup({
  types: {
    context: {} as BackInStockContext,
    events: {} as BackInStockEvent,
    input: {} as BackInStockInput,
  },
  actors: {
    knowEmail: unprovided<string | null>('knowEmail'),
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
        src: 'knowEmail',
        onDone: { target: 'editing', actions: assign({ ownEmail: ({ event }) => event.output }) },
        // Whoever is not known is asked for an address.
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
      // What is on its way is not changed under it, nor sent twice.
      on: { 'request.change': {}, 'request.submit': {} },
    },
    waiting: ANSWERED,
    confirming: ANSWERED,
    failed: {},
  },
})

export type BackInStockActor = ActorRefFrom<typeof backInStockMachine>
export type BackInStockSnapshot = SnapshotFrom<typeof backInStockMachine>
