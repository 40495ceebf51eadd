import { DEFAULT_COUNTRY } from '@shyrdak/sdk/contract'
import { assign, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { unprovided } from '../unprovided.ts'
import { isSelectable } from './country-choice.ts'
import type {
  CountryChange,
  CountryContext,
  CountryEvent,
  CountryInput,
  CountryUndo,
  DeletedLines,
} from './country.types.ts'
import { LocationError } from './location-error.ts'
import { nearestCountry, type Position } from './nearest-country.ts'

const NOTHING: DeletedLines = { lines: [], wholesale: [] }

const codeOf = ({ event: { code } }: { readonly event: { readonly code: string } }) => ({ code })

/** A choice in another tab does not stop a change that is being saved. It counts if that fails. */
const WHILE_SAVING = {
  'country.followed': {
    guard: { type: 'isSelectable', params: codeOf },
    actions: { type: 'follow', params: codeOf },
  },
} as const

/**
 * The country of the shopper: `asking` on a first visit, `locating`, `warning` if that dialog is closed
 * without a choice, `comparing` the carts, `confirming` what a change deletes, `changing`, then `undoable`
 * for `undoTimeout`, then `settled`. `undoing` restores country and carts. Source: spec §2, global screens,
 * and §4, cart rules.
 */
export const countryMachine = setup({
  types: { context: {} as CountryContext, events: {} as CountryEvent, input: {} as CountryInput },
  actors: {
    /** Rejects with a LocationError. */
    locate: unprovided<Position>('locate'),
    /** Reads the lines of both carts, which a change would delete. */
    readCarts: unprovided<DeletedLines>('readCarts'),
    /** Saves the choice, empties the carts and resolves with their lines. */
    change: unprovided<DeletedLines, CountryChange>('change'),
    /** Saves the previous choice and restores the lines. */
    undo: unprovided<void, CountryUndo>('undo'),
    /** Sends `country.followed` when another tab chooses a country. */
    followCountry: fromCallback<CountryEvent, undefined>(() => {}),
  },
  delays: { undoTimeout: 10_000 },
  guards: {
    isFirstVisit: ({ context }) => context.chosen === null,
    /** Closing the dialog that a first visit opened needs an answer. */
    isUnanswered: ({ context }) => context.chosen === null && context.isAsked,
    isSelectable: (_, { code }: { readonly code: string }) => isSelectable(code),
    isCurrent: ({ context }, { code }: { readonly code: string }) => context.chosen === code,
    deletesLines: (_, { lines, wholesale }: DeletedLines) => lines.length + wholesale.length > 0,
    isFound: ({ context }, { position }: { readonly position: Position }) =>
      nearestCountry(position, context.countries) !== null,
    isAnother: ({ context }) => context.previous !== null && context.previous !== context.chosen,
    isSameCountry: ({ context }) => context.requested === (context.chosen ?? DEFAULT_COUNTRY),
  },
  actions: {
    request: assign((_, { code }: { readonly code: string }) => ({
      requested: code,
      refusal: null,
      hasFailed: false,
    })),
    fail: assign({ hasFailed: true }),
    follow: assign((_, { code }: { readonly code: string }) => ({ chosen: code })),
    /** A dialog that the shopper opens can be closed without an answer. */
    allowClose: assign({ isAsked: false }),
  },
}).createMachine({
  id: 'country',
  context: ({ input }) => ({
    chosen: input.chosen,
    isAsked: input.chosen === null,
    countries: input.countries ?? [],
    requested: null,
    ...NOTHING,
    previous: null,
    refusal: null,
    hasFailed: false,
  }),
  invoke: { src: 'followCountry' },
  initial: 'opening',
  on: {
    'countries.loaded': { actions: assign({ countries: ({ event }) => event.countries }) },
    'country.followed': {
      guard: { type: 'isSelectable', params: codeOf },
      target: '.settled',
      actions: { type: 'follow', params: codeOf },
    },
  },
  states: {
    opening: { always: [{ guard: 'isFirstVisit', target: 'asking' }, { target: 'settled' }] },
    asking: {
      on: {
        'dialog.open': { actions: 'allowClose' },
        'country.choose': [
          {
            guard: { type: 'isCurrent', params: codeOf },
            target: 'settled',
          },
          {
            guard: { type: 'isSelectable', params: codeOf },
            target: 'comparing',
            actions: { type: 'request', params: codeOf },
          },
        ],
        'location.use': 'locating',
        'dialog.close': [{ guard: 'isUnanswered', target: 'warning' }, { target: 'settled' }],
      },
      exit: assign({ refusal: null }),
    },
    locating: {
      invoke: {
        src: 'locate',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ position: event.output }) },
            target: 'comparing',
            actions: {
              type: 'request',
              params: ({ context, event }) => ({
                code: nearestCountry(event.output, context.countries) ?? DEFAULT_COUNTRY,
              }),
            },
          },
          { target: 'asking', actions: assign({ refusal: 'unknown_place' }) },
        ],
        onError: {
          target: 'asking',
          actions: assign({
            refusal: ({ event }) =>
              event.error instanceof LocationError ? event.error.reason : 'unavailable',
          }),
        },
      },
      on: {
        'dialog.close': [{ guard: 'isUnanswered', target: 'warning' }, { target: 'settled' }],
        'country.choose': {
          guard: { type: 'isSelectable', params: codeOf },
          target: 'comparing',
          actions: { type: 'request', params: codeOf },
        },
      },
    },
    warning: {
      on: {
        'warning.back': 'asking',
        'warning.proceed': {
          target: 'comparing',
          actions: { type: 'request', params: { code: DEFAULT_COUNTRY } },
        },
      },
    },
    comparing: {
      always: { guard: 'isSameCountry', target: 'changing' },
      invoke: {
        src: 'readCarts',
        onDone: [
          {
            guard: { type: 'deletesLines', params: ({ event }) => event.output },
            target: 'confirming',
            actions: assign(({ event }) => event.output),
          },
          { target: 'changing', actions: assign(NOTHING) },
        ],
        // A cart that cannot be read has no lines to list.
        onError: { target: 'changing', actions: assign(NOTHING) },
      },
    },
    confirming: {
      on: {
        'change.confirm': 'changing',
        'change.cancel': [{ guard: 'isUnanswered', target: 'asking' }, { target: 'settled' }],
        'dialog.close': [{ guard: 'isUnanswered', target: 'warning' }, { target: 'settled' }],
      },
    },
    changing: {
      on: WHILE_SAVING,
      invoke: {
        src: 'change',
        input: ({ context }) => ({
          from: context.chosen ?? DEFAULT_COUNTRY,
          to: context.requested ?? DEFAULT_COUNTRY,
        }),
        onDone: {
          target: 'changed',
          actions: assign(({ context, event }) => ({
            previous: context.chosen,
            chosen: context.requested,
            requested: null,
            ...event.output,
          })),
        },
        onError: [
          { guard: 'isUnanswered', target: 'asking', actions: 'fail' },
          { target: 'settled', actions: 'fail' },
        ],
      },
    },
    changed: {
      always: [
        { guard: 'isAnother', target: 'undoable' },
        {
          guard: { type: 'deletesLines', params: ({ context }) => context },
          target: 'undoable',
        },
        { target: 'settled' },
      ],
    },
    undoable: {
      on: { 'change.undo': 'undoing', 'dialog.open': 'asking' },
      after: { undoTimeout: 'settled' },
    },
    undoing: {
      on: WHILE_SAVING,
      invoke: {
        src: 'undo',
        input: ({ context }) => ({
          from: context.chosen ?? DEFAULT_COUNTRY,
          to: context.previous ?? DEFAULT_COUNTRY,
          lines: context.lines,
          wholesale: context.wholesale,
        }),
        onDone: {
          target: 'settled',
          actions: assign({ chosen: ({ context }) => context.previous ?? DEFAULT_COUNTRY, hasFailed: false }),
        },
        onError: { target: 'undoable', actions: 'fail' },
      },
    },
    settled: {
      entry: assign({ requested: null, ...NOTHING, previous: null }),
      on: { 'dialog.open': { target: 'asking', actions: ['allowClose', assign({ hasFailed: false })] } },
    },
  },
})

export type CountryActor = ActorRefFrom<typeof countryMachine>
export type CountrySnapshot = SnapshotFrom<typeof countryMachine>
