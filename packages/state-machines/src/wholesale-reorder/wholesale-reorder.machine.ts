import {
  assign,
  fromCallback,
  sendTo,
  setup,
  type ActorRefFrom,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import type { ReorderLine } from './reorder-diff.ts'

export interface WholesaleReorderContext {
  /** The order being compared; null without one. */
  readonly orderId: number | null
  /** The current state of its lines. */
  readonly diff: readonly ReorderLine[]
  /** Why they could not be compared. */
  readonly failure: Failure | null
}

export type WholesaleReorderEvent =
  | { readonly type: 'reorder.open'; readonly orderId: number }
  /** After its `reorderCells` were added to the cart, or declined. */
  | { readonly type: 'reorder.dismiss' }
  | { readonly type: 'reorder.read'; readonly orderId: number }
  /** Employees of another company have logged in: from now on it is an order of that company. */
  | { readonly type: 'company.changed' }

export interface PersistReorder {
  readonly type: 'persist'
  readonly orderId: number | null
}

const of = (orderId: number | null): WholesaleReorderContext => ({ orderId, diff: [], failure: null })

/**
 * Reorders a past order: its lines are compared with the current goods before anything is added to the cart.
 * States: `none`, `comparing`, `offered`, `unavailable`.
 */
export const wholesaleReorderMachine = setup({
  types: { context: {} as WholesaleReorderContext, events: {} as WholesaleReorderEvent },
  actors: {
    persistReorder: fromCallback<PersistReorder, undefined>(() => {}),
    /** Sends `company.changed`. */
    followCompany: fromCallback<EventObject, undefined>(() => {}),
    compareOrder: unprovided<readonly ReorderLine[], { readonly orderId: number }>('compareOrder'),
  },
  actions: {
    persist: sendTo('persister', ({ context: { orderId } }): PersistReorder => ({
      type: 'persist',
      orderId,
    })),
  },
}).createMachine({
  id: 'wholesale-reorder',
  context: of(null),
  invoke: [{ src: 'persistReorder', id: 'persister' }, { src: 'followCompany' }],
  on: {
    'reorder.open': {
      target: '.comparing',
      actions: [assign(({ event }) => of(event.orderId)), 'persist'],
    },
    'reorder.dismiss': { target: '.none', actions: [assign(of(null)), 'persist'] },
    'company.changed': { target: '#wholesale-reorder', reenter: true, actions: assign(of(null)) },
  },
  initial: 'none',
  states: {
    none: {
      on: { 'reorder.read': { target: 'comparing', actions: assign(({ event }) => of(event.orderId)) } },
    },
    comparing: {
      invoke: {
        src: 'compareOrder',
        input: ({ context: { orderId } }) => {
          if (orderId === null) throw new Error('wholesale-reorder: there is no order to compare')
          return { orderId }
        },
        onDone: { target: 'offered', actions: assign({ diff: ({ event }) => event.output }) },
        onError: {
          target: 'unavailable',
          actions: assign({ failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    offered: {},
    unavailable: {},
  },
})

export type WholesaleReorderActor = ActorRefFrom<typeof wholesaleReorderMachine>
export type WholesaleReorderSnapshot = SnapshotFrom<typeof wholesaleReorderMachine>
