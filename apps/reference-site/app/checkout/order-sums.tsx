import { formatMoney } from '@shyrdak/sdk/format'
import { paymentProviderLabel, paymentStateLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../page/use-page-context.ts'
import { costOf } from './cost-of.ts'
import { checkoutMessages } from './checkout-messages.ts'
import type { ShownOrder } from './shown-order.ts'

/** What the order costs, in som, and how it is paid. */
export function OrderSums({ order: { goods_total, delivery_total, total, payment } }: { order: ShownOrder }) {
  const { language } = usePageContext()
  const messages = checkoutMessages[language]
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  return (
    <dl className="site-order-sums">
      <div>
        <dt>{messages.goods}</dt>
        <dd>{money(goods_total)}</dd>
      </div>
      <div>
        <dt>{messages.delivery}</dt>
        <dd>{costOf(delivery_total, language)}</dd>
      </div>
      <div className="site-order-total">
        <dt>{messages.total}</dt>
        <dd>{money(total)}</dd>
      </div>
      <div>
        <dt>{messages.payment}</dt>
        <dd>{`${paymentProviderLabel(payment.provider, language)}, ${paymentStateLabel(payment.state, language).toLowerCase()}`}</dd>
      </div>
    </dl>
  )
}
