import type { Artisan, Paginated } from '@shyrdak/sdk/contract'
import { boundedPage, pageCountOf } from '@shyrdak/state-machines/workshop-pagination/rules'
import type { WorkshopsView } from '../../flows/workshops-view.ts'

/** What the list shows before its journey is there, which is what the journey begins with. */
export function firstView(first: Paginated<Artisan> | undefined): WorkshopsView {
  const pageCount = first ? pageCountOf(first.total, first.per_page) : 1
  const page = boundedPage(first?.current_page ?? 1, pageCount)
  const workshops = first?.data ?? []
  return {
    state: !first ? 'loading' : workshops.length === 0 ? 'empty' : 'showing',
    page,
    pageCount,
    workshops,
    hasNext: page < pageCount,
    hasPrevious: page > 1,
  }
}
