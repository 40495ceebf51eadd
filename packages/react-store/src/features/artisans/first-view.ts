import type { Artisan, Paginated } from '@shyrdak/sdk/contract'
import { boundedPage, pageCountOf } from '@shyrdak/state-machines/workshop-pagination/rules'
import type { WorkshopPaginationView } from '@shyrdak/state-machines/workshop-pagination'

/** The view until the flow starts; equal to the flow's initial view. */
export function firstView(first: Paginated<Artisan> | undefined): WorkshopPaginationView {
  const pageCount = first ? pageCountOf(first.total, first.per_page) : 1
  const page = boundedPage(first?.current_page ?? 1, pageCount)
  const artisans = first?.data ?? []
  return {
    state: !first ? 'loading' : artisans.length === 0 ? 'empty' : 'showing',
    page,
    pageCount,
    artisans,
    hasNext: page < pageCount,
    hasPrevious: page > 1,
  }
}
