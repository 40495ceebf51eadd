import type { Artisan, ArtisanPage } from '@shyrdak/sdk/contract'
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, type Failure } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { boundedPage, pageCountOf } from './rules.ts'

/** What is read of the store's answer. */
export type WorkshopPage = Pick<ArtisanPage, 'data' | 'total' | 'per_page'>

export interface WorkshopPaginationContext {
  /** The page shown or on its way, from 1. */
  readonly page: number
  readonly pageCount: number
  readonly workshops: readonly Artisan[]
  /** Why the page did not come. */
  readonly failure: Failure | null
}

export type WorkshopPaginationEvent =
  { readonly type: 'page.next' } | { readonly type: 'page.previous' } | { readonly type: 'page.retry' }

export interface WorkshopPaginationInput {
  /** The page that is there already; without one, the first is loaded. */
  readonly first: (WorkshopPage & { readonly current_page?: number }) | undefined
}

const pagesOf = ({ total, per_page }: WorkshopPage) => pageCountOf(total, per_page)

/**
 * The list of workshops, a page at a time: `loading`, `showing`, `empty` or `failed`. A page that was left before it
 * came is dropped; one that is gone by now is exchanged for the last there is.
 */
export const workshopPaginationMachine = setup({
  types: {
    context: {} as WorkshopPaginationContext,
    events: {} as WorkshopPaginationEvent,
    input: {} as WorkshopPaginationInput,
  },
  actors: { loadPage: unprovided<WorkshopPage, { readonly page: number }>('loadPage') },
  actions: {
    /** Leads the eye to where the list begins. */
    scrollToTop: () => {},
    turn: assign(({ context: { page, pageCount } }, { by }: { readonly by: 1 | -1 }) => ({
      page: boundedPage(page + by, pageCount),
    })),
  },
  guards: {
    hasNext: ({ context }) => context.page < context.pageCount,
    hasPrevious: ({ context }) => context.page > 1,
    isUnloaded: ({ context }) => context.workshops.length === 0 && context.pageCount === 0,
    isEmpty: ({ context }) => context.workshops.length === 0,
    isBeyond: ({ context }, { answer }: { readonly answer: WorkshopPage }) =>
      answer.data.length === 0 && context.page > pagesOf(answer),
  },
}).createMachine({
  id: 'workshop-pagination',
  // No pages: nothing was read yet.
  context: ({ input: { first } }) => ({
    page: first ? boundedPage(first.current_page ?? 1, pagesOf(first)) : 1,
    pageCount: first ? pagesOf(first) : 0,
    workshops: first?.data ?? [],
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
              return { pageCount, page: boundedPage(context.page, pageCount), workshops: event.output.data }
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
