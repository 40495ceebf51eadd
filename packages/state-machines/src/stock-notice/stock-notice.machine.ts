import type { Issue, NotificationState } from '@shyrdak/sdk/contract'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import type { StockWish } from './stock-wish.ts'

export interface StockNoticeContext {
  readonly wish: StockWish
  /** The confirmed e-mail of whoever is logged in: no other is asked for. */
  readonly ownEmail: string | null
  /** What is wrong, until its field is changed or it is sent again. */
  readonly issues: readonly Issue[]
  /** Why it was not stored. */
  readonly failure: Failure | null
  /** Counts the attempts, so that the same refusal is told and focused again. */
  readonly attempt: number
}

export type StockNoticeEvent =
  | { readonly type: 'wish.change'; readonly change: Partial<StockWish> }
  | { readonly type: 'wish.submit' }
  /** Ask for another size. */
  | { readonly type: 'wish.another' }

export interface StockNoticeInput {
  /** What is sold out; the only one needs no choosing. */
  readonly sizes: readonly string[]
}

/** What was stored stays; another size begins anew, with the address that was typed. */
const ANSWERED = {
  on: {
    'wish.change': {},
    'wish.submit': {},
    'wish.another': { target: 'editing', actions: 'chooseAnother' },
  },
} as const

/**
 * A wish to be told when a size is back: `asking` whose e-mail is known, `editing`, `saving` while the request is
 * stored, then `waiting`, or `confirming` until the link mailed to the address is opened, or `failed` with all that was
 * typed. Source: spec §3, notification.
 */
export const stockNoticeMachine = setup({
  types: {
    context: {} as StockNoticeContext,
    events: {} as StockNoticeEvent,
    input: {} as StockNoticeInput,
  },
  actors: {
    knowEmail: unprovided<string | null>('knowEmail'),
    save: unprovided<NotificationState, { readonly wish: StockWish; readonly isKnown: boolean }>('save'),
  },
  actions: {
    type: assign(({ context }, { change }: { readonly change: Partial<StockWish> }) => ({
      wish: { ...context.wish, ...change },
      issues: context.issues.filter(({ path }) => !(String(path[0]) in change)),
    })),
    chooseAnother: assign(({ context }) => ({ wish: { ...context.wish, size: '' } })),
  },
  guards: {
    isWaiting: (_, { state }: { readonly state: NotificationState }) => state === 'waiting',
  },
}).createMachine({
  id: 'stock-notice',
  context: ({ input: { sizes } }) => ({
    wish: { size: sizes.length === 1 ? (sizes[0] ?? '') : '', email: '' },
    ownEmail: null,
    issues: [],
    failure: null,
    attempt: 0,
  }),
  initial: 'asking',
  on: {
    'wish.change': { actions: { type: 'type', params: ({ event }) => ({ change: event.change }) } },
    'wish.submit': '.saving',
  },
  states: {
    asking: {
      invoke: {
        src: 'knowEmail',
        onDone: { target: 'editing', actions: assign({ ownEmail: ({ event }) => event.output }) },
        // Whoever is not known is asked for an address.
        onError: 'editing',
      },
      on: { 'wish.submit': {} },
    },
    editing: {},
    saving: {
      entry: assign({ issues: [], failure: null }),
      invoke: {
        src: 'save',
        input: ({ context: { wish, ownEmail } }) => ({ wish, isKnown: ownEmail !== null }),
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
      on: { 'wish.change': {}, 'wish.submit': {} },
    },
    waiting: ANSWERED,
    confirming: ANSWERED,
    failed: {},
  },
})

export type StockNoticeActor = ActorRefFrom<typeof stockNoticeMachine>
export type StockNoticeSnapshot = SnapshotFrom<typeof stockNoticeMachine>
