import type { Artisan, ArtisanPage } from '@shyrdak/sdk/contract'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { boundedPage, pageCountOf } from './rules.ts'

/** The part of the response that is used. */
export type WorkshopPage = Pick<ArtisanPage, 'data' | 'total' | 'per_page'>

export interface WorkshopPaginationContext {
  /** The page shown or being loaded, from 1. */
  readonly page: number
  readonly pageCount: number
  readonly artisans: readonly Artisan[]
  /** Why loading failed. */
  readonly failure: Failure | null
}

/** `page.retry` loads the page again after a failure or if the list is empty. */
export type WorkshopPaginationEvent =
  { readonly type: 'page.next' } | { readonly type: 'page.previous' } | { readonly type: 'page.retry' }

export interface WorkshopPaginationInput {
  /** The page rendered by the server; without one, the first page is loaded. */
  readonly first: (WorkshopPage & { readonly current_page?: number }) | undefined
}

const pagesOf = ({ total, per_page }: WorkshopPage) => pageCountOf(total, per_page)

/**
 * The paginated list of workshops: `loading`, `showing`, `empty` or `failed`. A page left before it was loaded
 * is dropped; one that no longer exists is replaced by the last one. Source: spec §4, workshop pagination.
 */
export const workshopPaginationMachine = setup({
  types: {
    context: {} as WorkshopPaginationContext,
    events: {} as WorkshopPaginationEvent,
    input: {} as WorkshopPaginationInput,
  },
  actors: { loadPage: unprovided<WorkshopPage, { readonly page: number }>('loadPage') },
  actions: {
    scrollToTop: () => {},
    turn: assign(({ context: { page, pageCount } }, { by }: { readonly by: 1 | -1 }) => ({
      page: boundedPage(page + by, pageCount),
    })),
  },
  guards: {
    hasNext: ({ context }) => context.page < context.pageCount,
    hasPrevious: ({ context }) => context.page > 1,
    isUnloaded: ({ context }) => context.artisans.length === 0 && context.pageCount === 0,
    isEmpty: ({ context }) => context.artisans.length === 0,
    isBeyond: ({ context }, { answer }: { readonly answer: WorkshopPage }) =>
      answer.data.length === 0 && context.page > pagesOf(answer),
  },
}).createMachine({
  id: 'workshop-pagination',
  // A page count of 0 means that nothing was loaded yet.
  context: ({ input: { first } }) => ({
    page: first ? boundedPage(first.current_page ?? 1, pagesOf(first)) : 1,
    pageCount: first ? pagesOf(first) : 0,
    artisans: first?.data ?? [],
    failure: null,
  }),
  initial: 'opening',
  on: {
    'page.next': {
      guard: 'hasNext',
      target: '.loading',
      actions: [{ type: 'turn', params: { by: 1 } }, 'scrollToTop'],
    },
    'page.previous': {
      guard: 'hasPrevious',
      target: '.loading',
      actions: [{ type: 'turn', params: { by: -1 } }, 'scrollToTop'],
    },
  },
  states: {
    opening: {
      always: [
        { guard: 'isUnloaded', target: 'loading' },
        { guard: 'isEmpty', target: 'empty' },
        { target: 'showing' },
      ],
    },
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            guard: { type: 'isBeyond', params: ({ event }) => ({ answer: event.output }) },
            target: 'loading',
            reenter: true,
            actions: assign(({ event }) => ({
              page: pagesOf(event.output),
              pageCount: pagesOf(event.output),
            })),
          },
          {
            target: 'opening',
            actions: assign(({ context, event }) => {
              const pageCount = pagesOf(event.output)
              return { pageCount, page: boundedPage(context.page, pageCount), artisans: event.output.data }
            }),
          },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    showing: {},
    empty: { on: { 'page.retry': 'loading' } },
    failed: { on: { 'page.retry': 'loading' } },
  },
})

export type WorkshopPaginationActor = ActorRefFrom<typeof workshopPaginationMachine>
export type WorkshopPaginationSnapshot = SnapshotFrom<typeof workshopPaginationMachine>
