import { listTitle, type ListNamespace } from './list-context.ts'
import { deskMeta } from '../desk-meta.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import type { ListFilters } from './list-filter.ts'
import { ListPage } from './list-page.tsx'

/**
 * A list of the desk, as the module of a route exports it.
 *
 * @example
 * const list = defineList({ name: 'orders', endpoint: managedOrders.list, messages, filters, empty, columns })
 * export default list.Page
 * export const { meta } = list
 */
export const defineList = <Row extends ListRow, N extends ListNamespace, Filters extends ListFilters<N>>(
  list: ListDefinition<Row, N, Filters>,
) => ({
  Page: () => <ListPage list={list} />,
  meta: deskMeta((_, language) => listTitle(language, list.namespace)),
})
