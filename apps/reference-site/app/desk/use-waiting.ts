import { desk } from '@shyrdak/sdk/management'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeskCall, type DeskCall } from './desk-call.ts'
import type { DeskSection } from './desk-menu.ts'
import { WAITING_LISTS } from './waiting-lists.ts'

/** The query for everything that waits, shared by the start page and the menu. */
export const deskQuery = (call: DeskCall) =>
  queryOptions({
    queryKey: [desk.read.path],
    queryFn: ({ signal }) => call(desk.read, { signal }),
  })

/** Returns a function that refreshes the waiting counts. */
export function useRecount(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [desk.read.path] })
}

/** The waiting counts by list. They are only hints in the menu, so failures are ignored. */
export function useWaiting(): Partial<Record<DeskSection, number>> {
  const { data } = useQuery({
    ...deskQuery(useDeskCall()),
    // Clients write at any time. Hidden pages do not poll.
    refetchInterval: 30_000,
    throwOnError: false,
  })
  return Object.fromEntries(
    (data?.waiting ?? []).flatMap(({ name, count }) => {
      const { section } = WAITING_LISTS[name]
      return section === null ? [] : [[section, count]]
    }),
  )
}
