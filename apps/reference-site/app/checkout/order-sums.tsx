import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { formatMoney, formatSom } from '@shyrdak/sdk/format'
import { addMoney, multiplyMoney, ZERO } from '@shyrdak/sdk/rules'
import { describeRate, paymentProviderLabel, paymentStateLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../page/use-page-context.ts'
import { costOf } from './cost-of.ts'
import { refundedText } from './refunded-text.ts'
import type { ShownOrder } from './shown-order.ts'

/** The sums of the order in som, and how it is paid. */
export function OrderSums({
  order: { items, goods_total, delivery_total, discount, total, refunded, payment },
}: {
  order: ShownOrder
}) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/checkout')
  const { charge } = payment
  const rate = charge ? describeRate(charge, i18nOf(language)) : null
  const canceled = addMoney(
    ...items.map(({ sale_cost, canceled: pieces = 0 }) => multiplyMoney(sale_cost, pieces)),
  )
  return (
    <dl className="site-order-sums">
      <div>
        <dt>{t('goods')}</dt>
        <dd>{formatSom(goods_total)}</dd>
      </div>
      {canceled === ZERO ? null : (
        <div>
          <dt>{t('goodsCanceled')}</dt>
          <dd>{formatSom(canceled)}</dd>
        </div>
      )}
      {discount && discount.kind !== 'free_delivery' ? (
        <div>
          <dt>{t('discount', { code: discount.code })}</dt>
          <dd>{`−${formatSom(discount.amount)}`}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('delivery')}</dt>
        <dd>
          {costOf(delivery_total, language)}
          {discount?.kind === 'free_delivery' ? ` (${t('byCode', { code: discount.code })})` : ''}
        </dd>
      </div>
      <div className="site-order-total">
        <dt>{t('total')}</dt>
        <dd>{formatSom(total)}</dd>
      </div>
      <div>
        <dt>{t('payment')}</dt>
        <dd>{`${paymentProviderLabel(payment.provider, i18nOf(language))}, ${paymentStateLabel(payment.state, i18nOf(language)).toLowerCase()}`}</dd>
      </div>
      {charge && rate !== null ? (
        <div>
          <dt>{t(payment.state === 'checking' ? 'toCharge' : 'charged')}</dt>
          <dd>
            {formatMoney(charge.amount, charge.currency, language)}
            <span className="site-order-rate">
              <UnbrokenName text={rate} />
            </span>
          </dd>
        </div>
      ) : null}
      {refunded ? (
        <div>
          <dt>{t('refunded')}</dt>
          <dd>{refundedText(refunded, language)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
