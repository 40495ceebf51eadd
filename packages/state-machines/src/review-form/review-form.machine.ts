import type { Issue, OwnReview } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { isBlank, mayRewrite, NOTHING_WRITTEN, type Reviewer, type WrittenReview } from './rules.ts'

/** Who stands before the form, and what they wrote of the product before. */
export interface LoadedReview {
  readonly reviewer: Reviewer
  readonly own: OwnReview | null
}

export interface ReviewFormContext {
  readonly reviewer: Reviewer
  readonly own: OwnReview | null
  readonly written: WrittenReview
  /** What is wrong, until its field is changed or the review is sent again. */
  readonly issues: readonly Issue[]
  /** Why nobody could be asked, or why it was not sent. */
  readonly failure: Failure | null
  /** Counts the attempts, so that the same refusal is told and focused again. */
  readonly attempt: number
}

export type ReviewFormEvent =
  | { readonly type: 'review.change'; readonly change: Partial<WrittenReview> }
  | { readonly type: 'review.submit' }
  /** Take up again what was sent and is not published yet. */
  | { readonly type: 'review.rewrite' }
  /** Leave what was sent as it is. */
  | { readonly type: 'review.keep' }
  /** Look once more: after a failure, or when somebody logged in or out. */
  | { readonly type: 'review.look' }

export interface ReviewFormInput {
  /** What was typed before, on the way through a login for instance. */
  readonly draft: WrittenReview
}

/** What can be done while the fields are open. */
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
    'review.keep': {
      guard: 'isPreserved',
      target: 'left',
      actions: ['dropWritten', { type: 'saveDraft', params: { written: NOTHING_WRITTEN } }],
    },
  },
} as const

/**
 * A review of one product: `asking` who is there, `refused` whoever may not write, `editing`, `sending`, then `left`
 * with what became of it, or `failed` with all that was typed; `away` when nobody answered who is there.
 */
export const reviewFormMachine = setup({
  types: {
    context: {} as ReviewFormContext,
    events: {} as ReviewFormEvent,
    input: {} as ReviewFormInput,
  },
  actors: {
    look: unprovided<LoadedReview>('look'),
    send: unprovided<OwnReview, { readonly written: WrittenReview }>('send'),
  },
  actions: {
    /** Keeps what is typed, so that a login loses nothing. */
    saveDraft: (_, _params: { readonly written: WrittenReview }) => {},
    know: assign((_, { loaded }: { readonly loaded: LoadedReview }) => loaded),
    dropWritten: assign({ written: NOTHING_WRITTEN, issues: [], failure: null }),
    forgetWho: assign({ own: null, reviewer: 'guest' }),
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
    isPreserved: ({ context }) => context.own !== null,
    mayRewrite: ({ context }) => mayRewrite(context.own),
    isRefused: (_, { loaded }: { readonly loaded: LoadedReview }) => loaded.reviewer !== 'shopper',
    /** What was typed and not sent yet is newer than what was sent, unless that is shown to everyone already. */
    isLeft: ({ context }, { loaded: { own } }: { readonly loaded: LoadedReview }) =>
      own !== null && (own.state === 'published' || isBlank(context.written)),
    isCode: (_, { error, code }: { readonly error: unknown; readonly code: FailureCode }) =>
      failureOf(error).code === code,
    /** It was published meanwhile: what is kept is in the way, not what was typed. */
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
  on: { 'review.look': '.asking' },
  states: {
    asking: {
      entry: assign({ failure: null, issues: [] }),
      invoke: {
        src: 'look',
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ loaded: event.output }) },
            target: 'refused',
            actions: { type: 'know', params: ({ event }) => ({ loaded: event.output }) },
          },
          {
            guard: { type: 'isLeft', params: ({ event }) => ({ loaded: event.output }) },
            target: 'left',
            actions: { type: 'know', params: ({ event }) => ({ loaded: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'know', params: ({ event }) => ({ loaded: event.output }) },
          },
        ],
        onError: [
          {
            guard: {
              type: 'isCode',
              params: ({ event }) => ({ error: event.error, code: 'UNAUTHENTICATED' as const }),
            },
            target: 'refused',
            actions: 'forgetWho',
          },
          { target: 'away', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    away: {},
    refused: {},
    editing: WRITING,
    failed: WRITING,
    sending: {
      entry: assign({ issues: [], failure: null }),
      invoke: {
        src: 'send',
        input: ({ context }) => ({ written: context.written }),
        onDone: {
          target: 'left',
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
            actions: 'forgetWho',
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'asking',
          },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      // What is on its way is not changed under it.
      on: { 'review.look': {} },
    },
    left: {
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
