import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { ListedOrder } from './move-in-turn.ts'

/** Orders on hold are not packed, which includes cancelled ones. */
export const hasSlip = ({ status }: Pick<ListedOrder, 'status'>): boolean => status !== 'on_hold'

interface Props {
  orders: readonly ListedOrder[]
  className: string
}

/** Lists the numbers of the orders for which no slip is printed. */
export function WithoutSlip({ orders, className }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/orders')
  const left = orders.filter((order) => !hasSlip(order))
  const isCanceled = ({ reason }: ListedOrder) => reason === 'canceled'
  return (['canceled', 'on_hold'] as const).map((why) => {
    const named = left.filter((order) => isCanceled(order) === (why === 'canceled'))
    return named.length === 0 ? null : (
      <p key={why} className={className}>
        {t(`noSlip.${why}`)}
        {named.map(({ id, order_number: number }) => (
          <span key={id}> {number}</span>
        ))}
      </p>
    )
  })
}
