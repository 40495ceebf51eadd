import type { Brand } from '@shyrdak/sdk/contract'
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
import { failureOf, isUnknownResult, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import type { BoughtBrand } from './stored-bought.ts'
import type {
  KitRequest,
  WholesaleBrandingEmitted,
  WholesaleBrandingEvent,
} from './wholesale-branding.events.ts'

export interface WholesaleBrandingContext {
  /** The kits as last loaded; null while unknown. */
  readonly kits: readonly Brand[] | null
  /** Kits bought for the cart. */
  readonly bought: readonly BoughtBrand[]
  /** The purchase in progress, or one whose result is unknown. */
  readonly purchase: KitAttempt | null
  /** Why kits could not be bought. */
  readonly failure: Failure | null
  readonly newKey: () => string
}

export interface WholesaleBrandingInput {
  /** Returns an unguessable key for each purchase. */
  readonly newKey: () => string
}

/** A purchase with its idempotency key: sent again, it takes effect once. */
export interface KitAttempt extends KitRequest {
  readonly key: string
}

export interface PersistBought {
  readonly type: 'persist'
  readonly bought: readonly BoughtBrand[]
}

/** Returns the context before anything is loaded. */
const unread = ({ newKey }: WholesaleBrandingInput): WholesaleBrandingContext => ({
  kits: null,
  bought: [],
  purchase: null,
  failure: null,
  newKey,
})

const isSamePurchase = (one: KitRequest, other: KitRequest): boolean =>
  one.companyId === other.companyId && one.brandId === other.brandId && one.amount === other.amount

/**
 * The branding kits of a wholesale client. States: `reading`, `known`, `unavailable` (the numbers are unknown
 * then, not zero), `buying`.
 */
export const wholesaleBrandingMachine = setup({
  types: {
    context: {} as WholesaleBrandingContext,
    events: {} as WholesaleBrandingEvent,
    emitted: {} as WholesaleBrandingEmitted,
    input: {} as WholesaleBrandingInput,
  },
  actors: {
    persistBought: fromCallback<PersistBought, undefined>(() => {}),
    /** Sends `company.changed`. */
    followCompany: fromCallback<EventObject, undefined>(() => {}),
    readKits: unprovided<readonly Brand[]>('readKits'),
    buyKits: unprovided<BoughtBrand, KitAttempt>('buyKits'),
  },
  actions: {
    persist: sendTo('persister', ({ context: { bought } }): PersistBought => ({ type: 'persist', bought })),
    forgetBought: assign({ bought: [] }),
    emitBought: emit((_, { bought }: { readonly bought: BoughtBrand }) => ({
      type: 'kits.bought' as const,
      bought,
    })),
    begin: assign(({ context: { purchase, newKey } }, { companyId, brandId, amount }: KitRequest) => {
      const request = { companyId, brandId, amount }
      // A retry is still the same purchase.
      const isAgain = purchase !== null && isSamePurchase(purchase, request)
      return { failure: null, purchase: isAgain ? purchase : { ...request, key: newKey() } }
    }),
  },
}).createMachine({
  id: 'wholesale-branding',
  context: ({ input }) => unread(input),
  invoke: [{ src: 'persistBought', id: 'persister' }, { src: 'followCompany' }],
  on: {
    'bought.read': { actions: assign({ bought: ({ event }) => event.bought }) },
    'cart.cleared': { actions: ['forgetBought', 'persist'] },
    // The pieces that were ordered belong to the order from now on.
    'cart.ordered': { target: '.reading', actions: ['forgetBought', 'persist'] },
    // Restarts: bought kits are read from storage again, and the kits from the store.
    'company.changed': {
      target: '#wholesale-branding',
      reenter: true,
      actions: assign(({ context }) => unread(context)),
    },
  },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readKits',
        onDone: { target: 'known', actions: assign({ kits: ({ event }) => event.output }) },
        // No message: the components that show the kits say that their numbers are unknown. Source: spec §8.
        onError: { target: 'unavailable', actions: assign({ kits: null }) },
      },
    },
    known: {
      on: {
        'kits.refresh': 'reading',
        'kits.buy': { target: 'buying', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    unavailable: {
      on: {
        'kits.refresh': 'reading',
        'kits.buy': { target: 'buying', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    buying: {
      invoke: {
        src: 'buyKits',
        input: ({ context: { purchase } }) => {
          if (!purchase) throw new Error('wholesale-branding: there is no purchase to send')
          return purchase
        },
        onDone: {
          target: 'reading',
          actions: [
            assign({
              bought: ({ context, event }) => [...context.bought, event.output],
              purchase: null,
            }),
            'persist',
            { type: 'emitBought', params: ({ event }) => ({ bought: event.output }) },
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
      // The purchase goes on; the kits are read after it.
      on: { 'cart.ordered': { actions: ['forgetBought', 'persist'] } },
    },
  },
})

export type WholesaleBrandingActor = ActorRefFrom<typeof wholesaleBrandingMachine>
export type WholesaleBrandingSnapshot = SnapshotFrom<typeof wholesaleBrandingMachine>
