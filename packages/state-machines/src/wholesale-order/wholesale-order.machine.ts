import type { Issue, WholesaleOrder } from '@shyrdak/sdk/contract'
import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import type { OrderedLine, PricedLine } from '../wholesale-cart/rules.ts'
import { EMPTY_ORDER, type OrderForm, type OrderRequest } from './new-order.ts'
import type { OrderRefusal } from './order-refusal.ts'

export interface WholesaleOrderContext {
  readonly form: OrderForm
  /** The lines being ordered. */
  readonly lines: readonly PricedLine[]
  readonly companyId: number
  /** Cleared when the field changes or the order is sent again. */
  readonly issues: readonly Issue[]
  readonly refusal: OrderRefusal | null
  readonly failure: Failure | null
  readonly order: WholesaleOrder | null
}

export type WholesaleOrderEvent =
  | { readonly type: 'form.change'; readonly change: Partial<OrderForm> }
  | { readonly type: 'order.place'; readonly lines: readonly PricedLine[]; readonly companyId: number }
  /** The lines have changed since they were refused. */
  | { readonly type: 'lines.change' }

/** `lines` are what was ordered, to be removed from the cart. */
export type WholesaleOrderEmitted =
  | { readonly type: 'order.placed'; readonly orderId: number; readonly lines: readonly OrderedLine[] }
  | { readonly type: 'order.found'; readonly lines: readonly OrderedLine[] }

/** The store's answer to an order. */
export type Placement =
  | { readonly state: 'placed'; readonly order: WholesaleOrder }
  /** An earlier request, whose response was lost, has ordered these lines with other details. */
  | { readonly state: 'ordered' }
  | { readonly state: 'refused'; readonly refusal: OrderRefusal }

const orderedLines = (lines: readonly PricedLine[]): OrderedLine[] =>
  lines.map(({ line: { key, count } }) => ({ key, count }))

/**
 * A wholesale order, starting with its form: `editing`, `sending`, then `placed`, `ordered` if these
 * lines had been ordered before, `refused` with the problems of its lines (ordering again accepts a changed
 * price), or `failed`, which keeps the input.
 */
export const wholesaleOrderMachine = setup({
  types: {
    context: {} as WholesaleOrderContext,
    events: {} as WholesaleOrderEvent,
    emitted: {} as WholesaleOrderEmitted,
    input: {} as { readonly form: OrderForm },
  },
  actors: { place: unprovided<Placement, OrderRequest>('place') },
  actions: {
    /** Stores the form, for a reload. */
    saveForm: (_, _params: { readonly form: OrderForm }) => {},
    forget: assign({ issues: [], refusal: null, failure: null }),
  },
  guards: {
    isPlaced: (_, { placement }: { readonly placement: Placement }) => placement.state === 'placed',
    isOrdered: (_, { placement }: { readonly placement: Placement }) => placement.state === 'ordered',
    hasLines: (_, { lines }: { readonly lines: readonly PricedLine[] }) => lines.length > 0,
  },
}).createMachine({
  id: 'wholesale-order',
  context: ({ input: { form } }) => ({
    form,
    lines: [],
    companyId: 0,
    issues: [],
    refusal: null,
    failure: null,
    order: null,
  }),
  initial: 'writing',
  states: {
    writing: {
      initial: 'editing',
      on: {
        'form.change': {
          actions: [
            assign(({ context, event }) => ({
              form: { ...context.form, ...event.change },
              issues: context.issues.filter(({ path }) => !(String(path[0]) in event.change)),
            })),
            { type: 'saveForm', params: ({ context }) => ({ form: context.form }) },
          ],
        },
        'order.place': {
          guard: { type: 'hasLines', params: ({ event }) => ({ lines: event.lines }) },
          target: 'sending',
          actions: assign(({ event }) => ({ lines: event.lines, companyId: event.companyId })),
        },
        'lines.change': { target: '.editing', actions: 'forget' },
      },
      states: { editing: {}, refused: {}, failed: {} },
    },
    sending: {
      entry: 'forget',
      invoke: {
        src: 'place',
        input: ({ context: { form, lines, companyId } }) => ({ form, lines, companyId }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ placement: event.output }) },
            target: 'placed',
            actions: [
              assign(({ event }) => ({
                order: event.output.state === 'placed' ? event.output.order : null,
                form: EMPTY_ORDER,
              })),
              { type: 'saveForm', params: { form: EMPTY_ORDER } },
              emit(({ context }) => ({
                type: 'order.placed' as const,
                orderId: context.order?.id ?? 0, // assigned just above
                lines: orderedLines(context.lines),
              })),
            ],
          },
          {
            guard: { type: 'isOrdered', params: ({ event }) => ({ placement: event.output }) },
            target: 'ordered',
            actions: [
              assign({ form: EMPTY_ORDER }),
              { type: 'saveForm', params: { form: EMPTY_ORDER } },
              emit(({ context }) => ({
                type: 'order.found' as const,
                lines: orderedLines(context.lines),
              })),
            ],
          },
          {
            target: 'writing.refused',
            actions: assign(({ event }) => ({
              refusal: event.output.state === 'refused' ? event.output.refusal : null,
            })),
          },
        ],
        onError: {
          target: 'writing.failed',
          actions: assign(({ event }) => {
            const failure = failureOf(event.error)
            return { failure, issues: failure.issues }
          }),
        },
      },
    },
    placed: { type: 'final' },
    ordered: { type: 'final' },
  },
})

export type WholesaleOrderActor = ActorRefFrom<typeof wholesaleOrderMachine>
export type WholesaleOrderSnapshot = SnapshotFrom<typeof wholesaleOrderMachine>
