import type { ListNamespace } from './list-context.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import type { ListFilters } from './list-filter.ts'
import { ListPage } from './list-page.tsx'

/**
 * Defines the page of a desk list, as the default export of its route module.
 *
 * @example
 * export default defineList({ endpoint: managedOrders.list, namespace: 'desk/orders', filters, empty,
 * columns })
 */
export const defineList = <Row extends ListRow, N extends ListNamespace, Filters extends ListFilters<N>>(
  list: ListDefinition<Row, N, Filters>,
) =>
  function DeskListPage() {
    return <ListPage list={list} />
  }
