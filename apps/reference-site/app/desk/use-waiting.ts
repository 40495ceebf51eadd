import { desk } from '@shyrdak/sdk/management'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeskCall, type DeskCall } from './desk-call.ts'
import type { DeskSection } from './desk-menu.ts'
import { WAITING_LISTS } from './waiting-lists.ts'

/** What waits at the desk, for its first page and the numbers in its menu: read once. */
export const deskQuery = (call: DeskCall) =>
  queryOptions({
    queryKey: [desk.read.path],
    queryFn: ({ signal }) => call(desk.read, { signal }),
  })

/** Counts again how much waits. */
export function useRecount(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [desk.read.path] })
}

/** How much waits for a manager in each list: a hint beside the menu, where nothing is said of what goes wrong. */
export function useWaiting(): Partial<Record<DeskSection, number>> {
  const { data } = useQuery({
    ...deskQuery(useDeskCall()),
    // Clients write at any time. Nobody asks from a page that nobody looks at.
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
