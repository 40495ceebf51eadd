import { managedMenus, type ManagedMenuItem, type MenuName } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import type { DeskCall } from '../../desk-call.ts'

const leadsTo = (items: readonly ManagedMenuItem[], path: string): boolean =>
  items.some(({ url, childrens }) => url === path || leadsTo(childrens, path))

/** Returns the menus with an entry that links to a page; empty until loaded. */
export function useLeadingMenus(call: DeskCall, path: string | null): readonly MenuName[] {
  const { data = [] } = useQuery({
    queryKey: [managedMenus.list.path, 'leading'],
    queryFn: ({ signal }) => call(managedMenus.list, { signal }),
    staleTime: 0,
  })
  return data.flatMap(({ name, items }) => (path !== null && leadsTo(items, path) ? [name] : []))
}
