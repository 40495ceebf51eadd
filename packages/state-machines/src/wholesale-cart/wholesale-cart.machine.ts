import type { Brand } from '@shyrdak/sdk/contract'
import { assign, emit, fromCallback, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { clearCart } from '../cart-sync/clear-cart.ts'
import { mergeCarts } from '../cart-sync/merge-carts.ts'
import type { PersistSyncedCart } from '../cart-sync/persist-cart.ts'
import { removeLines } from '../cart-sync/remove-line.ts'
import { restoreLines } from '../cart-sync/restore-lines.ts'
import { failureOf, isUnknownResult, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { linesOf, wholesaleLines } from './find-lines.ts'
import { addCells, hasRoomFor, setCount, type CellCount } from './put-cells.ts'
import type { ReorderLine } from './reorder.ts'
import { repriceLines } from './reprice-lines.ts'
import type { BesideCart, BoughtBrand } from './stored-beside-cart.ts'
import { fromStored, type StoredWholesaleCart } from './stored-cart.ts'
import { emptyWholesaleCart, type WholesaleCart, type WholesaleLine } from './wholesale-cart.ts'
import type { WholesaleCartEmitted, WholesaleCartEvent } from './wholesale-cart.events.ts'

export interface WholesaleCartContext {
  readonly cart: WholesaleCart
  /** As the store last said; null while nobody knows. */
  readonly kits: readonly Brand[] | null
  /** Kits that were bought for this cart. */
  readonly bought: readonly BoughtBrand[]
  /** The purchase that is under way, or of which nobody knows whether it was made. */
  readonly purchase: KitAttempt | null
  /** Why kits were not bought. */
  readonly failure: Failure | null
  /** The order whose lines are looked at. */
  readonly reorder: Reorder | null
  readonly newKey: () => string
}

interface Reorder {
  readonly orderId: number
  /** What has become of the lines. */
  readonly diff: readonly ReorderLine[]
  /** Why they could not be compared. */
  readonly failure: Failure | null
}

export interface WholesaleCartInput {
  /** Identifies the tab: any short random text. */
  readonly replica: string
  /** Returns an unguessable key for each purchase of kits. */
  readonly newKey: () => string
}

export type PersistWholesaleCart = PersistSyncedCart<WholesaleLine>
export interface PersistBeside {
  readonly type: 'persist'
  readonly beside: BesideCart
}

interface KitRequest {
  readonly reyestrId: number
  readonly brandId: number
  readonly amount: number
}
/** A purchase by its key: sent again, it takes effect once. */
export interface KitAttempt extends KitRequest {
  readonly key: string
}

/** Before anything is read. */
const unread = ({ replica, newKey }: WholesaleCartInput): WholesaleCartContext => ({
  cart: emptyWholesaleCart(replica),
  kits: null,
  bought: [],
  purchase: null,
  failure: null,
  reorder: null,
  newKey,
})

const merged = (cart: WholesaleCart, stored: StoredWholesaleCart): WholesaleCart =>
  mergeCarts(cart, fromStored(stored, cart.replica))

const isSamePurchase = (one: KitRequest, other: KitRequest): boolean =>
  one.reyestrId === other.reyestrId && one.brandId === other.brandId && one.amount === other.amount

const keysOf = (lines: readonly WholesaleLine[]) => lines.map(({ key }) => key)

/**
 * The cart of a wholesale client. Region `lines`: `empty`, `filled`. Region `kits`: `reading`, `known`, `unreadable`
 * (their numbers are then unknown, not zero), `buying`. Region `reorder`: `none`, `comparing`, `offered`, `unreachable`.
 */
export const wholesaleCartMachine = setup({
  types: {
    context: {} as WholesaleCartContext,
    events: {} as WholesaleCartEvent,
    emitted: {} as WholesaleCartEmitted,
    input: {} as WholesaleCartInput,
  },
  actors: {
    persistCart: fromCallback<PersistWholesaleCart, undefined>(() => {}),
    persistBeside: fromCallback<PersistBeside, undefined>(() => {}),
    /** Sends `company.changed`. */
    followCompany: fromCallback<WholesaleCartEvent, undefined>(() => {}),
    readKits: unprovided<readonly Brand[]>('readKits'),
    buyKits: unprovided<BoughtBrand, KitAttempt>('buyKits'),
    compareOrder: unprovided<readonly ReorderLine[], { readonly orderId: number }>('compareOrder'),
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
    wasComparing: (_, { beside }: { readonly beside: BesideCart }) => beside.reorder !== null,
  },
  actions: {
    persist: sendTo('persister', ({ context }): PersistWholesaleCart => ({
      type: 'persist',
      cart: context.cart,
    })),
    persistBeside: sendTo('besidePersister', ({ context: { bought, reorder } }): PersistBeside => ({
      type: 'persist',
      beside: { bought, reorder: reorder?.orderId ?? null },
    })),
    add: assign(({ context }, { cells }: { readonly cells: readonly CellCount[] }) => ({
      cart: addCells(context.cart, cells),
    })),
    emitAdded: emit((_, { cells }: { readonly cells: readonly CellCount[] }) => ({
      type: 'cells.added' as const,
      count: cells.length,
    })),
    remove: assign(({ context }, { lines }: { readonly lines: readonly WholesaleLine[] }) => ({
      cart: removeLines(context.cart, keysOf(lines)),
    })),
    emitRemoved: emit((_, { lines }: { readonly lines: readonly WholesaleLine[] }) => ({
      type: 'lines.removed' as const,
      lines,
    })),
    forgetBought: assign({ bought: [] }),
    begin: assign(({ context: { purchase, newKey } }, { reyestrId, brandId, amount }: KitRequest) => {
      const request = { reyestrId, brandId, amount }
      // Tried again, it is still the same purchase.
      const isAgain = purchase !== null && isSamePurchase(purchase, request)
      return { failure: null, purchase: isAgain ? purchase : { ...request, key: newKey() } }
    }),
  },
}).createMachine({
  id: 'wholesale-cart',
  context: ({ input }) => unread(input),
  invoke: [
    { src: 'persistCart', id: 'persister' },
    { src: 'persistBeside', id: 'besidePersister' },
    { src: 'followCompany' },
  ],
  type: 'parallel',
  on: {
    // Begins anew: everything is read from storage again, and the kits from the store.
    'company.changed': {
      target: '#wholesale-cart',
      reenter: true,
      actions: assign(({ context: { cart, newKey } }) => unread({ replica: cart.replica, newKey })),
    },
  },
  states: {
    lines: {
      initial: 'empty',
      on: {
        'cells.add': [
          {
            guard: { type: 'hasRoom', params: ({ event }) => ({ cells: event.cells }) },
            target: '.changed',
            actions: [
              { type: 'add', params: ({ event }) => ({ cells: event.cells }) },
              { type: 'emitAdded', params: ({ event }) => ({ cells: event.cells }) },
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
              params: ({ context, event }) => ({ lines: [context.cart.lines.get(event.key)!] }), // the guard has found it
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
            'forgetBought',
            'persist',
            'persistBeside',
          ],
        },
        'cart.restore': {
          target: '.changed',
          actions: [
            assign({ cart: ({ context, event }) => restoreLines(context.cart, event.lines) }),
            'persist',
          ],
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
            assign({ cart: ({ context, event }) => removeLines(context.cart, event.keys) }),
            'forgetBought',
            'persist',
            'persistBeside',
          ],
        },
        'cart.read': [
          {
            guard: {
              type: 'bringsChange',
              params: ({ context, event }) => ({ merged: merged(context.cart, event.stored) }),
            },
            target: '.changed',
            actions: [
              assign({ cart: ({ context, event }) => merged(context.cart, event.stored) }),
              'persist',
            ],
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
    },
    kits: {
      initial: 'reading',
      on: { 'beside.read': { actions: assign({ bought: ({ event }) => event.beside.bought }) } },
      states: {
        reading: {
          invoke: {
            src: 'readKits',
            onDone: { target: 'known', actions: assign({ kits: ({ event }) => event.output }) },
            // No message: whoever shows the kits says that their numbers are unknown. Source: spec §8.
            onError: { target: 'unreadable', actions: assign({ kits: null }) },
          },
        },
        known: {
          on: {
            'kits.refresh': 'reading',
            // What was ordered is the order's from now on.
            'cart.ordered': 'reading',
            'kits.buy': { target: 'buying', actions: { type: 'begin', params: ({ event }) => event } },
          },
        },
        unreadable: {
          on: {
            'kits.refresh': 'reading',
            'kits.buy': { target: 'buying', actions: { type: 'begin', params: ({ event }) => event } },
          },
        },
        buying: {
          invoke: {
            src: 'buyKits',
            input: ({ context: { purchase } }) => {
              if (!purchase) throw new Error('Kits are being bought.')
              return purchase
            },
            onDone: {
              target: 'reading',
              actions: [
                assign({
                  bought: ({ context, event }) => [...context.bought, event.output],
                  purchase: null,
                }),
                'persistBeside',
              ],
            },
            onError: {
              target: 'reading',
              actions: assign(({ context, event }) => {
                const failure = failureOf(event.error)
                return { failure, purchase: isUnknownResult(failure) ? context.purchase : null }
              }),
            },
          },
        },
      },
    },
    reorder: {
      initial: 'none',
      on: {
        'reorder.open': {
          target: '.comparing',
          actions: [
            assign({ reorder: ({ event }) => ({ orderId: event.orderId, diff: [], failure: null }) }),
            'persistBeside',
          ],
        },
        'reorder.dismiss': {
          target: '.none',
          actions: [assign({ reorder: null }), 'persistBeside'],
        },
      },
      states: {
        none: {
          entry: assign({ reorder: null }),
          on: {
            'beside.read': {
              guard: { type: 'wasComparing', params: ({ event }) => ({ beside: event.beside }) },
              target: 'comparing',
              actions: assign({
                reorder: ({ event }) => ({ orderId: event.beside.reorder ?? 0, diff: [], failure: null }), // the guard has seen it
              }),
            },
          },
        },
        comparing: {
          invoke: {
            src: 'compareOrder',
            input: ({ context }) => ({ orderId: context.reorder?.orderId ?? 0 }), // set by whatever leads here
            onDone: {
              target: 'offered',
              actions: assign({
                reorder: ({ context, event }) => ({
                  orderId: context.reorder?.orderId ?? 0,
                  diff: event.output,
                  failure: null,
                }),
              }),
            },
            onError: {
              target: 'unreachable',
              actions: assign({
                reorder: ({ context, event }) => ({
                  orderId: context.reorder?.orderId ?? 0,
                  diff: [],
                  failure: failureOf(event.error),
                }),
              }),
            },
          },
        },
        offered: {},
        unreachable: {},
      },
    },
  },
})

export type WholesaleCartActor = ActorRefFrom<typeof wholesaleCartMachine>
export type WholesaleCartSnapshot = SnapshotFrom<typeof wholesaleCartMachine>
