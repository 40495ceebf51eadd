import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { formatDateTime, formatMoney, formatSom, formatNumber } from '@shyrdak/sdk/format'
import type { ManagedOrder, ManagedPayment } from '@shyrdak/sdk/management'
import { paymentProviderLabel } from '@shyrdak/sdk/messages'
import { ZERO } from '@shyrdak/sdk/rules'
import { usePageContext } from '../../page/use-page-context.ts'
import type { Item } from '../use-item.ts'
import { RefundSection } from './refund-section.tsx'
import { isNeverPaid } from './order-move.ts'
import { PAYMENTS_ID } from './payments-id.ts'
import { SurplusPayment } from './surplus-payment.tsx'

const TONES = {
  created: 'plain',
  pending: 'indigo',
  processing: 'saffron',
  captured: 'sage',
  partially_refunded: 'saffron',
  refunded: 'plain',
  failed: 'plain',
  canceled: 'plain',
  expired: 'plain',
} as const satisfies Record<ManagedPayment['state'], string>

interface Props extends Item<ManagedOrder> {
  order: ManagedOrder
  /** What is due to the buyer for accepted requests, in som. */
  due: string
  /** Reads what is due anew. */
  afterRefund: () => Promise<unknown>
}

/** All payment attempts with their refunds, and a form to refund. */
export function OrderPayments({ order, due, save, reload, afterRefund }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  return (
    <section className="site-orders-payments" aria-labelledby={PAYMENTS_ID}>
      <h2 id={PAYMENTS_ID} tabIndex={-1}>
        {t('payments.title')}
      </h2>
      {order.payments.length === 0 ? <p className="site-desk-note">{t('payments.none')}</p> : null}
      {order.payments
        .filter(({ flag, refundable }) => flag === 'surplus' && refundable !== '0.00')
        .map((payment) => (
          <SurplusPayment
            key={payment.attempt_id}
            order={order}
            payment={payment}
            save={save}
            reload={reload}
          />
        ))}
      <ul>
        {order.payments.map((payment) => (
          <li key={payment.attempt_id} className="site-orders-paid" data-state={payment.state}>
            <PaymentFacts order={order} payment={payment} />
            {payment.refundable === '0.00' ? null : (
              <RefundSection
                order={order}
                payment={payment}
                // A surplus payment was never for what is due.
                due={payment.flag === 'surplus' ? ZERO : due}
                save={save}
                reload={reload}
                afterRefund={afterRefund}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaymentFacts({ order, payment }: { order: ManagedOrder; payment: ManagedPayment }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const { provider, state, flag, amount, currency, total, rate, rate_date, reference, refunds } = payment
  const money = (sum: string) => formatMoney(sum, currency, language)
  return (
    <>
      <p className="site-orders-paid-head">
        <strong>{paymentProviderLabel(provider, i18nOf(language))}</strong>
        <Badge tone={TONES[state]}>{t(`payments.states.${state}`)}</Badge>
        {flag ? (
          <Badge tone="madder">
            {t(`payments.flags.${flag === 'surplus' && isNeverPaid(order) ? 'late' : flag}`)}
          </Badge>
        ) : null}
        <span className="site-orders-paid-sum">{money(amount)}</span>
      </p>
      <p className="site-desk-note">
        {[
          formatDateTime(payment.created_at, language, 'short'),
          rate !== null && rate_date !== null
            ? t('payments.rate', {
                total: formatSom(total),
                rate: formatNumber(Number(rate), language, 4),
                date: rate_date,
              })
            : null,
          reference === null ? null : t('payments.reference', { reference }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {refunds.length === 0 ? null : (
        <ul className="site-orders-refunds">
          {refunds.map((refund) => (
            <li key={refund.id} data-state={refund.state}>
              <p>
                <strong>{`−${money(refund.amount)}`}</strong> {t(`payments.refundStates.${refund.state}`)}
              </p>
              <p className="site-desk-note">
                {[formatDateTime(refund.created_at, language, 'short'), refund.actor, refund.reason]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
