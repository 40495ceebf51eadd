import type { OrderLineRow } from '#modules/orders/index.ts'
import type { RequestRow, WholeRequest } from './request-rows.ts'
import { itemsLeft } from './rules/offer.ts'

/** Whether nothing of the order is left once this cancellation is accepted, after those accepted before. */
export function isFullyCanceled(
  lines: readonly OrderLineRow[],
  requests: readonly WholeRequest[],
  { id, kind }: Pick<RequestRow, 'id' | 'kind'>,
): boolean {
  const gone = requests
    .filter(({ request }) => request.kind === 'cancel' && (request.id === id || request.state === 'accepted'))
    .flatMap(({ items }) => items.map(({ line, count }) => ({ position: line.position, count })))
  return kind === 'cancel' && itemsLeft(lines, gone).length === 0
}
