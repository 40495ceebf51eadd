import { formatMoney, paymentProviderLabel, paymentStateLabel } from '@shyrdak/sdk/words'
import { usePageVisit } from '../page/use-visit.ts'
import { costOf } from './cost-of.ts'
import { purchaseWords } from './purchase-words.ts'
import type { ShownOrder } from './shown-order.ts'

/** What the order costs, in som, and how it is paid. */
export function OrderSums({ order: { goods_total, delivery_total, total, payment } }: { order: ShownOrder }) {
  const { language } = usePageVisit()
  const words = purchaseWords[language]
  const money = (amount: string) => formatMoney(amount, 'KGS', language)
  return (
    <dl className="site-order-sums">
      <div>
        <dt>{words.goods}</dt>
        <dd>{money(goods_total)}</dd>
      </div>
      <div>
        <dt>{words.delivery}</dt>
        <dd>{costOf(delivery_total, language)}</dd>
      </div>
      <div className="site-order-total">
        <dt>{words.total}</dt>
        <dd>{money(total)}</dd>
      </div>
      <div>
        <dt>{words.payment}</dt>
        <dd>{`${paymentProviderLabel(payment.provider, language)}, ${paymentStateLabel(payment.state, language).toLowerCase()}`}</dd>
      </div>
    </dl>
  )
}
