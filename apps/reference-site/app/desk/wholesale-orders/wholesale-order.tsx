import '@shyrdak/react-store/checkout.css'
import '../../checkout/checkout.css'
import '../orders/orders.css'
import './wholesale-orders.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatDateTime } from '@shyrdak/sdk/format'
import { managedWholesaleOrders, type ManagedWholesaleOrder } from '@shyrdak/sdk/management'
import type { ComponentProps } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { OrderStanding } from '../../checkout/order-standing.tsx'
import { OrderTimeline } from '../../checkout/order-timeline.tsx'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { languageNames } from '../language-names.ts'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { MoveOrder } from '../orders/move-order.tsx'
import { useItem, type Item } from '../use-item.ts'
import { OrderInvoices } from './order-invoices.tsx'
import { warningsOf } from './order-warnings.ts'
import { RefusedMove } from './refused-move.tsx'
import { WholesaleLines } from './wholesale-lines.tsx'

/** The page of a wholesale order. */
export function WholesaleOrderPage({ id }: { id: number }) {
  const t = messagesIn(usePageContext().language, 'desk/wholesale-orders')
  const { query, ...item } = useItem(managedWholesaleOrders.read, { params: { id } })
  return (
    <DeskPage title={query.data ? t('order', { number: query.data.order_number }) : t('title')}>
      <Loaded query={query}>
        {(order) => (
          <OrderView order={order} refetch={async () => (await query.refetch()).data ?? order} {...item} />
        )}
      </Loaded>
    </DeskPage>
  )
}

interface Props {
  order: ManagedWholesaleOrder
}

type InvoicesProps = ComponentProps<typeof OrderInvoices>

/** A wholesale order: status, possible moves, lines, invoices and history. */
function OrderView({ order, refetch, save, reload }: Item<ManagedWholesaleOrder> & InvoicesProps) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/wholesale-orders')
  const tOrders = messagesIn(language, 'desk/orders')
  const call = useDeskCall()
  const params = { id: order.id }
  return (
    <>
      <p className="site-desk-ways">
        <BackLink list="/desk/wholesale-orders">{t('back')}</BackLink>
        <a href={`${prefix}/desk/clients/${order.client.id}`}>{order.client.name}</a>
        <Button tone="quiet" size="small" onClick={() => print()}>
          {t('print')}
        </Button>
      </p>
      <p className="site-desk-state">
        <OrderStanding order={order} />
        <span className="site-desk-note">
          {t('placedBy', {
            name: order.placed_by.name,
            when: formatDateTime(order.created_at, language),
          })}
        </span>
        <span className="site-desk-note">
          {tOrders('reads', { language: languageNames[language][order.language] })}
        </span>
      </p>
      <div className="site-desk-two">
        <div>
          <MoveOrder
            order={order}
            meaningOf={(to) => (to === 'on_hold' || to === 'shipping' ? t(`meaning.${to}`) : undefined)}
            warningsOf={(to) => warningsOf(order, to)}
            move={(body) => save(call(managedWholesaleOrders.move, { params, body }))}
            reload={() => reload()}
            renderRefusal={(error) => <RefusedMove order={order} error={error} />}
          />
          <OrderWishes order={order} />
        </div>
        <div>
          <WholesaleLines order={order} />
          <OrderKits order={order} />
          <OrderInvoices order={order} refetch={refetch} />
          <OrderTimeline
            events={order.timeline}
            by={({ mover, actor }) => (mover === 'store' ? null : actor) ?? tOrders(`by.${mover}`)}
          />
        </div>
      </div>
    </>
  )
}

const TONES = { reserved: 'indigo', used: 'sage', free: 'saffron' } as const

/** The order's use of the client's branding kits. */
function OrderKits({ order: { kits } }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/wholesale-orders')
  if (kits.length === 0) return null
  return (
    <section className="site-desk-section" aria-labelledby="desk-order-kits">
      <h2 id="desk-order-kits">{t('kits')}</h2>
      <DeskTable texts={[t('logo'), t('kitState')]} numbers={[t('pieces')]}>
        {kits.map(({ id, name, pieces, state }) => (
          <tr key={id}>
            <td>
              <a href={`${prefix}/desk/kits/${id}`}>{name}</a>
            </td>
            <td>
              <Badge tone={TONES[state]}>{t(`kitStates.${state}`)}</Badge>
            </td>
            <td data-label={t('pieces')} data-number>
              {pieces}
            </td>
          </tr>
        ))}
      </DeskTable>
    </section>
  )
}

/** The client's wishes for delivery and payment, and the comment. */
function OrderWishes({ order }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/wholesale-orders')
  return (
    <section className="site-desk-section" aria-labelledby="desk-order-wishes">
      <h2 id="desk-order-wishes">{t('wishes')}</h2>
      {(
        [
          ['delivery', order.delivery],
          ['payment', order.payment_info],
          ['comment', order.comment],
        ] as const
      ).map(([what, text]) =>
        text === '' ? null : (
          <div key={what}>
            <h3 className="site-desk-quoted">{t(what)}</h3>
            <p className="site-wholesale-note">{text}</p>
          </div>
        ),
      )}
    </section>
  )
}
