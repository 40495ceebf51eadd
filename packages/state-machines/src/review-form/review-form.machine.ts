import type { Issue, OwnReview } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { isBlank, mayRewrite, NOTHING_WRITTEN, type Reviewer, type WrittenReview } from './rules.ts'

/** The current kind of user, and their existing review. */
export interface LoadedReview {
  readonly reviewer: Reviewer
  readonly own: OwnReview | null
}

export interface ReviewFormContext {
  readonly reviewer: Reviewer
  readonly own: OwnReview | null
  readonly written: WrittenReview
  /** Cleared when the field changes or the review is sent again. */
  readonly issues: readonly Issue[]
  /** Why loading or sending failed. */
  readonly failure: Failure | null
  /** Counts the attempts, so that the same refusal is announced and focused again. */
  readonly attempt: number
}

export type ReviewFormEvent =
  | { readonly type: 'review.change'; readonly change: Partial<WrittenReview> }
  | { readonly type: 'review.submit' }
  /** Edit a review that is not published yet. */
  | { readonly type: 'review.rewrite' }
  /** Stop editing and discard the changes. */
  | { readonly type: 'review.discard' }
  /** Load again: after a failure, or after a login or logout. */
  | { readonly type: 'review.load' }

export interface ReviewFormInput {
  /** The stored draft. */
  readonly draft: WrittenReview
}

/** Events of the states with open fields. */
const WRITING = {
  on: {
    'review.change': {
      actions: [
        {
          type: 'type',
          params: ({ event }: { event: Extract<ReviewFormEvent, { type: 'review.change' }> }) => ({
            change: event.change,
          }),
        },
        {
          type: 'saveDraft',
          params: ({ context }: { context: ReviewFormContext }) => ({ written: context.written }),
        },
      ],
    },
    'review.submit': 'sending',
    'review.discard': {
      guard: 'hasOwn',
      target: 'submitted',
      actions: ['dropWritten', { type: 'saveDraft', params: { written: NOTHING_WRITTEN } }],
    },
  },
} as const

/**
 * A review of one product: `asking` who is logged in, `refused` for anyone but shoppers, `editing`,
 * `sending`, then `submitted` with its state, or `failed`, which keeps the input; `unavailable` if loading failed.
 */
export const reviewFormMachine = setup({
  types: {
    context: {} as ReviewFormContext,
    events: {} as ReviewFormEvent,
    input: {} as ReviewFormInput,
  },
  actors: {
    load: unprovided<LoadedReview>('load'),
    send: unprovided<OwnReview, { readonly written: WrittenReview }>('send'),
  },
  actions: {
    /** Stores the draft, so that a login does not lose it. */
    saveDraft: (_, _params: { readonly written: WrittenReview }) => {},
    setLoaded: assign((_, { loaded }: { readonly loaded: LoadedReview }) => loaded),
    dropWritten: assign({ written: NOTHING_WRITTEN, issues: [], failure: null }),
    forgetReviewer: assign({ own: null, reviewer: 'guest' }),
    type: assign(({ context }, { change }: { readonly change: Partial<WrittenReview> }) => ({
      written: { ...context.written, ...change },
      issues: context.issues.filter(({ path }) => !(String(path[0]) in change)),
    })),
    fail: assign(({ context }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      return { failure, issues: failure.issues, attempt: context.attempt + 1 }
    }),
  },
  guards: {
    hasOwn: ({ context }) => context.own !== null,
    mayRewrite: ({ context }) => mayRewrite(context.own),
    isRefused: (_, { loaded }: { readonly loaded: LoadedReview }) => loaded.reviewer !== 'shopper',
    /** An unsent draft is newer than the saved review, unless that is published. */
    isSubmitted: ({ context }, { loaded: { own } }: { readonly loaded: LoadedReview }) =>
      own !== null && (own.state === 'published' || isBlank(context.written)),
    isCode: (_, { error, code }: { readonly error: unknown; readonly code: FailureCode }) =>
      failureOf(error).code === code,
    /** The review was published in the meantime, so it cannot be changed. */
    isOutdated: (_, { error }: { readonly error: unknown }) =>
      failureOf(error).issues.some(({ path }) => path[0] === 'product_id'),
  },
}).createMachine({
  id: 'review-form',
  context: ({ input: { draft } }) => ({
    reviewer: 'guest',
    own: null,
    written: draft,
    issues: [],
    failure: null,
    attempt: 0,
  }),
  initial: 'asking',
  on: { 'review.load': '.asking' },
  states: {
    asking: {
      entry: assign({ failure: null, issues: [] }),
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ loaded: event.output }) },
            target: 'refused',
            actions: { type: 'setLoaded', params: ({ event }) => ({ loaded: event.output }) },
          },
          {
            guard: { type: 'isSubmitted', params: ({ event }) => ({ loaded: event.output }) },
            target: 'submitted',
            actions: { type: 'setLoaded', params: ({ event }) => ({ loaded: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'setLoaded', params: ({ event }) => ({ loaded: event.output }) },
          },
        ],
        onError: [
          {
            guard: {
              type: 'isCode',
              params: ({ event }) => ({ error: event.error, code: 'UNAUTHENTICATED' as const }),
            },
            target: 'refused',
            actions: 'forgetReviewer',
          },
          {
            target: 'unavailable',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    unavailable: {},
    refused: {},
    editing: WRITING,
    failed: WRITING,
    sending: {
      entry: assign({ issues: [], failure: null }),
      invoke: {
        src: 'send',
        input: ({ context }) => ({ written: context.written }),
        onDone: {
          target: 'submitted',
          actions: [
            assign(({ event }) => ({ own: event.output, written: NOTHING_WRITTEN })),
            { type: 'saveDraft', params: { written: NOTHING_WRITTEN } },
          ],
        },
        onError: [
          {
            guard: {
              type: 'isCode',
              params: ({ event }) => ({ error: event.error, code: 'UNAUTHENTICATED' as const }),
            },
            target: 'refused',
            actions: 'forgetReviewer',
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'asking',
          },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      // Cannot be interrupted while sending.
      on: { 'review.load': {} },
    },
    submitted: {
      on: {
        'review.rewrite': {
          guard: 'mayRewrite',
          target: 'editing',
          actions: assign(({ context: { own, written } }) => ({
            written: own ? { rating: own.rating, text: own.text } : written,
          })),
        },
      },
    },
  },
})

export type ReviewFormActor = ActorRefFrom<typeof reviewFormMachine>
export type ReviewFormSnapshot = SnapshotFrom<typeof reviewFormMachine>
