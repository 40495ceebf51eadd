import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import type { orders, ResponseOf } from '@shyrdak/sdk/contract'
import {
  formatDate,
  formatMoney,
  orderStatusColour,
  orderStatusLabel,
  paymentStateLabel,
} from '@shyrdak/sdk/words'
import { usePageVisit } from '../page/use-visit.ts'
import { accountPageWords } from './account-words.ts'
import { ORDER_HISTORY } from './order-history-path.ts'

const TONES = { red: 'madder', green: 'sage' } as const

/** What somebody has ordered, newest first. */
export function OrderHistory({ page }: { page: ResponseOf<typeof orders.list> }) {
  const { language, prefix } = usePageVisit()
  const words = accountPageWords[language]
  if (page.total === 0)
    return (
      <div className="site-account-empty">
        <p>{words.empty}</p>
        <Button href={`${prefix}/categories`}>{words.toShop}</Button>
      </div>
    )
  return (
    <>
      <ul className="site-account-orders">
        {page.data.map(({ id, order_number, status, payment_state, total, created_at }) => {
          const colour = orderStatusColour(status)
          return (
            <li key={id} className="site-account-order">
              <a href={`${prefix}${ORDER_HISTORY}/details/${id}`}>{words.order(order_number)}</a>
              <span className="site-order-note">
                <span className="shyrdak-hidden">{`${words.placed}: `}</span>
                {formatDate(created_at, language)}
              </span>
              <span>
                <span className="shyrdak-hidden">{`${words.status}: `}</span>
                <Badge tone={colour ? TONES[colour] : 'indigo'}>{orderStatusLabel(status, language)}</Badge>
              </span>
              <span className="site-order-note">
                <span className="shyrdak-hidden">{`${words.payment}: `}</span>
                {paymentStateLabel(payment_state, language)}
              </span>
              <strong>
                <span className="shyrdak-hidden">{`${words.total}: `}</span>
                {formatMoney(total, 'KGS', language)}
              </strong>
            </li>
          )
        })}
      </ul>
      <Pagination
        current={page.current_page}
        last={page.last_page}
        link={(number) => `${prefix}${ORDER_HISTORY}?page=${number}`}
        labels={{ label: words.pages, previous: words.previous, next: words.next, page: words.page }}
      />
    </>
  )
}
