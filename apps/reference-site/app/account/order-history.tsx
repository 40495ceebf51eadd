import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import type { OrderKind, orders, ResponseOf } from '@shyrdak/sdk/contract'
import { formatDate, formatMoney } from '@shyrdak/sdk/format'
import { orderStatusColour, orderStatusLabel, paymentStateLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../page/use-page-context.ts'
import { accountPageMessages } from './account-messages.ts'
import { ORDER_HISTORIES } from './order-history-path.ts'
import { OrderKinds } from './order-kinds.tsx'

const TONES = { red: 'madder', green: 'sage' } as const

interface Props {
  page: ResponseOf<typeof orders.list>
  kind: OrderKind
}

/** What somebody has ordered of one kind, newest first, and the way to the other kind. */
export function OrderHistory({ page, kind }: Props) {
  const { language, prefix } = usePageContext()
  const messages = accountPageMessages[language]
  const history = prefix + ORDER_HISTORIES[kind]
  if (page.total === 0)
    return (
      <>
        <OrderKinds kind={kind} />
        <div className="site-account-empty">
          <p>{messages.empty}</p>
          {kind === 'special' ? (
            <Button href={`${prefix}/artisans`}>{messages.toWorkshops}</Button>
          ) : (
            <Button href={`${prefix}/categories`}>{messages.toShop}</Button>
          )}
        </div>
      </>
    )
  return (
    <>
      <OrderKinds kind={kind} />
      <ul className="site-account-orders">
        {page.data.map(({ id, order_number, status, payment_state, total, created_at }) => {
          const colour = orderStatusColour(status)
          return (
            <li key={id} className="site-account-order">
              <a href={`${history}/details/${id}`}>{messages.order(order_number)}</a>
              <span className="site-order-note">
                <span className="shyrdak-hidden">{`${messages.placed}: `}</span>
                {formatDate(created_at, language)}
              </span>
              <span className="site-account-order-status">
                <span className="shyrdak-hidden">{`${messages.status}: `}</span>
                <Badge tone={colour ? TONES[colour] : 'indigo'}>{orderStatusLabel(status, language)}</Badge>
              </span>
              <span className="site-order-note">
                <span className="shyrdak-hidden">{`${messages.payment}: `}</span>
                {paymentStateLabel(payment_state, language)}
              </span>
              <strong>
                <span className="shyrdak-hidden">{`${messages.total}: `}</span>
                {formatMoney(total, 'KGS', language)}
              </strong>
            </li>
          )
        })}
      </ul>
      <Pagination
        current={page.current_page}
        last={page.last_page}
        link={(number) => `${history}?page=${number}`}
        labels={{
          label: messages.pages,
          previous: messages.previous,
          next: messages.next,
          page: messages.page,
        }}
      />
    </>
  )
}
