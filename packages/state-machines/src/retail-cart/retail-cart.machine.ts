import type { Quote, LineRequest } from '@shyrdak/sdk/contract'
import { assign, emit, fromCallback, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { mergeCarts } from '../cart-sync/merge-carts.ts'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { addLine } from './add-line.ts'
import { applyQuote, isOrderable, type LineNotes } from './apply-quote.ts'
import { cartLines, lineRequests } from './cart-lines.ts'
import { changeCount } from './change-count.ts'
import { clearCart } from '../cart-sync/clear-cart.ts'
import type { PersistCart } from './persist-cart.ts'
import { removeLine } from '../cart-sync/remove-line.ts'
import { removeOrdered } from '../cart-sync/remove-ordered.ts'
import { removeUnavailable, unavailableLines } from './remove-unavailable.ts'
import { restoreLines } from '../cart-sync/restore-lines.ts'
import { MAX_LINES } from './cart-limits.ts'
import { cartKey, emptyCart, type CartGoods, type CartLine, type RetailCart } from './retail-cart.ts'
import type { LineOutcome, RetailCartEmitted, RetailCartEvent } from './retail-cart.events.ts'
import { fromStored, type StoredCart } from './stored-cart.ts'

export interface RetailCartContext {
  readonly cart: RetailCart
  /** By line key, from the last quote; only of lines in the cart. */
  readonly notes: LineNotes
  readonly quote: Quote | null
  /** The revision of the cart in the last quote. */
  readonly quoted: number
  /** Number of those who watch the quote, such as a page with the cart. */
  readonly watchers: number
  readonly outcome: LineOutcome | null
  /** The lines that `cart.undo` restores. */
  readonly undoable: readonly CartLine[]
  readonly failure: Failure | null
}

const merged = (cart: RetailCart, stored: StoredCart): RetailCart =>
  mergeCarts(cart, fromStored(stored, cart.replica))

const hasThatLine = {
  type: 'hasLine',
  params: ({ event }: { readonly event: { readonly key: string } }) => ({ key: event.key }),
} as const

/**
 * The retail cart. Region `lines`: `empty`, `filled`, `refreshing` prices and stock, `unquoted` when that
 * failed. Region `undo`: `none`, `offered`. The input `replica` identifies the tab: any short random text.
 */
export const retailCartMachine = setup({
  types: {
    context: {} as RetailCartContext,
    events: {} as RetailCartEvent,
    emitted: {} as RetailCartEmitted,
    input: {} as { readonly replica: string },
  },
  actors: {
    persistCart: fromCallback<PersistCart, undefined>(() => {}),
    quoteCart: unprovided<Quote, { readonly items: readonly LineRequest[] }>('quoteCart'),
  },
  delays: { refreshDelay: 400, undoTimeout: 10_000 },
  guards: {
    isEmpty: ({ context }) => context.cart.size === 0,
    isFilled: ({ context }) => context.cart.size > 0,
    hasLine: ({ context }, { key }: { readonly key: string }) => context.cart.lines.has(key),
    hasRoom: ({ context }, { key }: { readonly key: string }) =>
      context.cart.size < MAX_LINES || context.cart.lines.has(key),
    isUnwatched: ({ context }) => context.watchers === 0,
    needsQuote: ({ context }) => context.watchers > 0 && context.quoted !== context.cart.revision,
    bringsChange: ({ context }, params: { readonly merged: RetailCart }) =>
      params.merged.revision !== context.cart.revision,
    hasUnavailable: ({ context }) => [...context.notes.values()].some((note) => !isOrderable(note)),
  },
  actions: {
    persist: sendTo('persister', ({ context }): PersistCart => ({ type: 'persist', cart: context.cart })),
    count: assign(({ context, event }) =>
      event.type === 'line.count' ? { cart: changeCount(context.cart, event.key, event.count) } : {},
    ),
    watch: assign({ watchers: ({ context }) => context.watchers + 1 }),
    unwatch: assign({ watchers: ({ context }) => Math.max(0, context.watchers - 1) }),
    emitOutcome: emit(({ context }, { goods }: { readonly goods: CartGoods }) => ({
      type: 'line.outcome' as const,
      outcome: context.outcome!, // set by the previous action
      goods,
    })),
    emitRemoved: emit(({ context }) => ({ type: 'line.removed' as const, lines: context.undoable })),
  },
}).createMachine({
  id: 'retail-cart',
  context: ({ input }) => ({
    cart: emptyCart(input.replica),
    notes: new Map(),
    quote: null,
    quoted: -1,
    watchers: 0,
    outcome: null,
    undoable: [],
    failure: null,
  }),
  invoke: { src: 'persistCart', id: 'persister' },
  type: 'parallel',
  states: {
    lines: {
      initial: 'empty',
      on: {
        'line.add': [
          {
            guard: { type: 'hasRoom', params: ({ event }) => ({ key: cartKey(event.goods) }) },
            target: '.changed',
            actions: [
              assign(({ context, event }) => addLine(context.cart, event.goods, event.count)),
              { type: 'emitOutcome', params: ({ event }) => ({ goods: event.goods }) },
              'persist',
            ],
          },
          {
            actions: [
              assign({
                outcome: ({ event }) => ({ kind: 'cart_full', key: cartKey(event.goods), count: 0 }),
              }),
              { type: 'emitOutcome', params: ({ event }) => ({ goods: event.goods }) },
            ],
          },
        ],
        'line.count': {
          guard: hasThatLine,
          target: '.changed',
          actions: ['count', 'persist'],
        },
        'line.remove': {
          guard: hasThatLine,
          target: '.changed',
          actions: [
            assign(({ context, event }) => {
              const { cart, line } = removeLine(context.cart, event.key)
              return { cart, undoable: line ? [line] : [] }
            }),
            'emitRemoved',
            'persist',
          ],
        },
        'unavailable.remove': {
          guard: 'hasUnavailable',
          target: '.changed',
          actions: [
            emit(({ context: { cart, notes } }) => ({
              type: 'unavailable.removed' as const,
              ...unavailableLines(cart, notes),
            })),
            assign(({ context: { cart, notes, undoable } }) => {
              const lines = unavailableLines(cart, notes)
              return {
                cart: removeUnavailable(cart, lines),
                // Lowered counts need no undo: more cannot be ordered.
                undoable: lines.gone.length > 0 ? lines.gone : undoable,
              }
            }),
            'persist',
          ],
        },
        'cart.clear': {
          guard: 'isFilled',
          target: '.changed',
          actions: [
            assign(({ context }) => ({ undoable: cartLines(context.cart), cart: clearCart(context.cart) })),
            'emitRemoved',
            'persist',
          ],
        },
        'cart.empty': {
          target: '.changed',
          actions: [assign(({ context }) => ({ undoable: [], cart: clearCart(context.cart) })), 'persist'],
        },
        'cart.ordered': {
          target: '.changed',
          actions: [
            assign(({ context, event }) => ({
              cart: removeOrdered(context.cart, event.lines),
              undoable: [],
            })),
            'persist',
          ],
        },
        'cart.restore': {
          target: '.changed',
          actions: [
            assign({ cart: ({ context, event }) => restoreLines(context.cart, event.lines) }),
            'persist',
          ],
        },
        'cart.undo': {
          target: '.changed',
          actions: [
            assign(({ context }) => ({
              cart: restoreLines(context.cart, context.undoable),
              undoable: [],
            })),
            'persist',
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
        'quote.watch': { actions: 'watch' },
        'quote.unwatch': { actions: 'unwatch' },
        'prices.seen': {
          actions: assign({
            notes: ({ context }) =>
              new Map([...context.notes].map(([key, note]) => [key, { ...note, was: null }])),
          }),
        },
      },
      states: {
        changed: {
          entry: assign(({ context: { cart, notes } }) => ({
            failure: null,
            notes: new Map([...notes].filter(([key]) => cart.lines.has(key))),
          })),
          always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }],
        },
        empty: { entry: assign({ notes: () => new Map(), quote: null }) },
        filled: {
          on: {
            // Without a pending quote there is no timer to restart.
            'line.count': { guard: 'isUnwatched', actions: ['count', 'persist'] },
            'quote.refresh': 'refreshing',
            'quote.watch': { target: 'refreshing', actions: 'watch' },
          },
          after: { refreshDelay: { guard: 'needsQuote', target: 'refreshing' } },
        },
        refreshing: {
          invoke: {
            src: 'quoteCart',
            input: ({ context }) => ({ items: lineRequests(context.cart).slice(0, MAX_LINES) }),
            onDone: {
              target: 'filled',
              actions: [
                assign(({ context, event }) => {
                  const { cart, notes } = applyQuote(context.cart, event.output, context.notes)
                  return { cart, notes, quote: event.output, quoted: cart.revision, failure: null }
                }),
                'persist',
              ],
            },
            onError: {
              target: 'unquoted',
              actions: assign({ failure: ({ event }) => failureOf(event.error) }),
            },
          },
        },
        unquoted: {
          on: {
            'quote.refresh': 'refreshing',
            'quote.watch': { target: 'refreshing', actions: 'watch' },
          },
        },
      },
    },
    undo: {
      initial: 'none',
      states: {
        none: {
          on: {
            'line.remove': { guard: hasThatLine, target: 'offered' },
            'unavailable.remove': { guard: 'hasUnavailable', target: 'offered' },
            'cart.clear': { guard: 'isFilled', target: 'offered' },
          },
        },
        offered: {
          on: {
            'line.remove': { guard: hasThatLine, target: 'offered', reenter: true },
            'unavailable.remove': { guard: 'hasUnavailable', target: 'offered', reenter: true },
            'cart.clear': { guard: 'isFilled', target: 'offered', reenter: true },
            'cart.undo': 'none',
            'cart.empty': 'none',
            'cart.ordered': 'none',
          },
          after: { undoTimeout: { target: 'none', actions: assign({ undoable: [] }) } },
        },
      },
    },
  },
})

export type RetailCartActor = ActorRefFrom<typeof retailCartMachine>
export type RetailCartSnapshot = SnapshotFrom<typeof retailCartMachine>
