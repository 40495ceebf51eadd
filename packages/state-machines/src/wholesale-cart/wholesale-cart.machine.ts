import {
  assign,
  emit,
  fromCallback,
  sendTo,
  setup,
  type ActorRefFrom,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'
import { clearCart } from '../cart-sync/clear-cart.ts'
import { mergeCarts } from '../cart-sync/merge-carts.ts'
import type { PersistSyncedCart } from '../cart-sync/persist-cart.ts'
import { removeLines } from '../cart-sync/remove-line.ts'
import { removeOrdered } from '../cart-sync/remove-ordered.ts'
import { restoreLines } from '../cart-sync/restore-lines.ts'
import { linesOf, wholesaleLines } from './find-lines.ts'
import { addCells, countBeyondLimit, hasRoomFor, setCount, type CellCount } from './put-cells.ts'
import { repriceLines } from './reprice-lines.ts'
import { fromStored, type StoredWholesaleCart } from './stored-cart.ts'
import { emptyWholesaleCart, type WholesaleCart, type WholesaleLine } from './wholesale-cart.ts'
import type { WholesaleCartEmitted, WholesaleCartEvent } from './wholesale-cart.events.ts'

export interface WholesaleCartContext {
  readonly cart: WholesaleCart
}

export interface WholesaleCartInput {
  /** Identifies the tab: any short random text. */
  readonly replica: string
}

export type PersistWholesaleCart = PersistSyncedCart<WholesaleLine>

const merged = (cart: WholesaleCart, stored: StoredWholesaleCart): WholesaleCart =>
  mergeCarts(cart, fromStored(stored, cart.replica))

const keysOf = (lines: readonly WholesaleLine[]) => lines.map(({ key }) => key)

/** The cart of a wholesale client. States: `empty`, `filled`. */
export const wholesaleCartMachine = setup({
  types: {
    context: {} as WholesaleCartContext,
    events: {} as WholesaleCartEvent,
    emitted: {} as WholesaleCartEmitted,
    input: {} as WholesaleCartInput,
  },
  actors: {
    persistCart: fromCallback<PersistWholesaleCart, undefined>(() => {}),
    /** Sends `company.changed`. */
    followCompany: fromCallback<EventObject, undefined>(() => {}),
  },
  guards: {
    isEmpty: ({ context }) => context.cart.size === 0,
    isFilled: ({ context }) => context.cart.size > 0,
    hasLine: ({ context }, { key }: { readonly key: string }) => context.cart.lines.has(key),
    hasSome: (_, { lines }: { readonly lines: readonly WholesaleLine[] }) => lines.length > 0,
    hasRoom: ({ context }, { cells }: { readonly cells: readonly CellCount[] }) =>
      hasRoomFor(context.cart, cells),
    bringsChange: ({ context }, params: { readonly merged: WholesaleCart }) =>
      params.merged.revision !== context.cart.revision,
  },
  actions: {
    persist: sendTo('persister', ({ context }): PersistWholesaleCart => ({
      type: 'persist',
      cart: context.cart,
    })),
    add: assign(({ context }, { cells }: { readonly cells: readonly CellCount[] }) => ({
      cart: addCells(context.cart, cells),
    })),
    emitAdded: emit(({ context }, { cells }: { readonly cells: readonly CellCount[] }) => ({
      type: 'cells.added' as const,
      count: cells.length,
      leftOut: countBeyondLimit(context.cart, cells),
    })),
    remove: assign(({ context }, { lines }: { readonly lines: readonly WholesaleLine[] }) => ({
      cart: removeLines(context.cart, keysOf(lines)),
    })),
    emitRemoved: emit((_, { lines }: { readonly lines: readonly WholesaleLine[] }) => ({
      type: 'lines.removed' as const,
      lines,
    })),
  },
}).createMachine({
  id: 'wholesale-cart',
  context: ({ input: { replica } }) => ({ cart: emptyWholesaleCart(replica) }),
  invoke: [{ src: 'persistCart', id: 'persister' }, { src: 'followCompany' }],
  initial: 'empty',
  on: {
    // Restarts: the cart is read from storage again.
    'company.changed': {
      target: '#wholesale-cart',
      reenter: true,
      actions: assign(({ context: { cart } }) => ({ cart: emptyWholesaleCart(cart.replica) })),
    },
    'cells.add': [
      {
        guard: { type: 'hasRoom', params: ({ event }) => ({ cells: event.cells }) },
        target: '.changed',
        actions: [
          // Compares the cells with the cart before it has them.
          { type: 'emitAdded', params: ({ event }) => ({ cells: event.cells }) },
          { type: 'add', params: ({ event }) => ({ cells: event.cells }) },
          'persist',
        ],
      },
      { actions: emit({ type: 'cart.full' }) },
    ],
    'line.count': {
      guard: { type: 'hasLine', params: ({ event }) => ({ key: event.key }) },
      target: '.changed',
      actions: [
        assign({ cart: ({ context, event }) => setCount(context.cart, event.key, event.count) }),
        'persist',
      ],
    },
    'line.remove': {
      guard: { type: 'hasLine', params: ({ event }) => ({ key: event.key }) },
      target: '.changed',
      actions: [
        {
          type: 'emitRemoved',
          params: ({ context, event }) => ({ lines: [context.cart.lines.get(event.key)!] }), // the guard checked it
        },
        assign({ cart: ({ context, event }) => removeLines(context.cart, [event.key]) }),
        'persist',
      ],
    },
    'part.remove': {
      guard: {
        type: 'hasSome',
        params: ({ context, event }) => ({ lines: linesOf(context.cart, event.part) }),
      },
      target: '.changed',
      actions: [
        {
          type: 'emitRemoved',
          params: ({ context, event }) => ({ lines: linesOf(context.cart, event.part) }),
        },
        {
          type: 'remove',
          params: ({ context, event }) => ({ lines: linesOf(context.cart, event.part) }),
        },
        'persist',
      ],
    },
    'cart.clear': {
      guard: 'isFilled',
      target: '.changed',
      actions: [
        {
          type: 'emitRemoved',
          params: ({ context }) => ({ lines: wholesaleLines(context.cart) }),
        },
        assign({ cart: ({ context }) => clearCart(context.cart) }),
        'persist',
        emit({ type: 'cart.cleared' }),
      ],
    },
    'cart.restore': {
      target: '.changed',
      actions: [assign({ cart: ({ context, event }) => restoreLines(context.cart, event.lines) }), 'persist'],
    },
    'prices.accept': {
      actions: [
        assign({ cart: ({ context, event }) => repriceLines(context.cart, event.prices) }),
        'persist',
      ],
    },
    'cart.ordered': {
      target: '.changed',
      actions: [
        assign({ cart: ({ context, event }) => removeOrdered(context.cart, event.lines) }),
        'persist',
        emit({ type: 'cart.ordered' }),
      ],
    },
    'cart.read': [
      {
        guard: {
          type: 'bringsChange',
          params: ({ context, event }) => ({ merged: merged(context.cart, event.stored) }),
        },
        target: '.changed',
        actions: [assign({ cart: ({ context, event }) => merged(context.cart, event.stored) }), 'persist'],
      },
      // The other tab may lack changes of this one.
      { actions: 'persist' },
    ],
    'cart.unread': { actions: emit(({ event }) => event) },
  },
  states: {
    changed: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
    empty: {},
    filled: {},
  },
})

export type WholesaleCartActor = ActorRefFrom<typeof wholesaleCartMachine>
export type WholesaleCartSnapshot = SnapshotFrom<typeof wholesaleCartMachine>
