import { ORDER_STATUSES } from '@shyrdak/sdk/contract'
import { orderStatusLabel } from '@shyrdak/sdk/words'
import { Link } from 'react-router'
import { usePageVisit } from '../../page/use-visit.ts'
import { ordersQuery, toggleStatus, type OrdersChoice } from './orders-choice.ts'
import { ordersWords } from './orders-words.ts'

/** Statuses to press and press again: several narrow the list together. What is chosen stands in the address. */
export function StatusFilter({ choice }: { choice: OrdersChoice }) {
  const { language } = usePageVisit()
  const words = ordersWords[language]
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
    <nav className="site-desk-filters site-orders-statuses" aria-label={words.statuses}>
      <ul>
        {chip(words.all, all, choice.status.length === 0)}
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
