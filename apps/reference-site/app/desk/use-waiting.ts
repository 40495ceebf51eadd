import {
  managedChats,
  managedProposals,
  managedReviews,
  managedWholesaleOrders,
  managedWorkshops,
  wholesaleApplications,
} from '@shyrdak/sdk/management'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeskCall } from './desk-call.ts'
import type { DeskSection } from './desk-menu.ts'

const KEY = ['waiting']

/** Counts again how much waits. */
export function useRecount(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: KEY })
}

/** How much waits for a manager in each list: a hint beside the menu, where nothing is said of what goes wrong. */
export function useWaiting(): Partial<Record<DeskSection, number>> {
  const call = useDeskCall()
  const { data } = useQuery({
    queryKey: KEY,
    async queryFn({ signal }) {
      const [applications, chats, reviews, orders, workshops, proposals] = await Promise.all([
        call(wholesaleApplications.list, { query: { status: 'waiting', per_page: 1 }, signal }),
        call(managedChats.list, { query: { unread: true, per_page: 1 }, signal }),
        call(managedReviews.list, { query: { state: 'pending', per_page: 1 }, signal }),
        call(managedWholesaleOrders.list, { query: { status: ['Processing'], per_page: 1 }, signal }),
        call(managedWorkshops.list, { query: { state: 'waiting', per_page: 1 }, signal }),
        call(managedProposals.list, { query: { state: 'waiting', per_page: 1 }, signal }),
      ])
      return {
        applications: applications.total,
        chat: chats.total,
        reviews: reviews.total,
        'wholesale-orders': orders.total,
        workshops: workshops.total,
        proposals: proposals.total,
      }
    },
    throwOnError: false,
  })
  return data ?? {}
}
