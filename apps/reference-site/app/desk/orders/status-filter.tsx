import { ORDER_STATUSES } from '@shyrdak/sdk/contract'
import { orderStatusLabel } from '@shyrdak/sdk/messages'
import { Link } from 'react-router'
import { usePageContext } from '../../page/use-page-context.ts'
import { ordersQuery, toggleStatus, type OrdersChoice } from './orders-choice.ts'
import { ordersMessages } from './orders-messages.ts'

/** Statuses to press and press again: several narrow the list together. What is chosen stands in the address. */
export function StatusFilter({ choice }: { choice: OrdersChoice }) {
  const { language } = usePageContext()
  const messages = ordersMessages[language]
  const all = { ...choice, status: [], page: 1 }
  const chip = (title: string, leadsTo: OrdersChoice, isChosen: boolean) => (
    <li key={title}>
      <Link
        to={{ search: ordersQuery(leadsTo) }}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset
      >
        {title}
      </Link>
    </li>
  )
  return (
    <nav className="site-desk-filters site-orders-statuses" aria-label={messages.statuses}>
      <ul>
        {chip(messages.all, all, choice.status.length === 0)}
        {ORDER_STATUSES.map((status) =>
          chip(
            orderStatusLabel(status, language),
            toggleStatus(choice, status),
            choice.status.includes(status),
          ),
        )}
      </ul>
    </nav>
  )
}
