import { Alert } from '@shyrdak/blocks/parts/alert'
import { formatMoney } from '@shyrdak/sdk/format'
import { ZERO } from '@shyrdak/sdk/rules'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { StatusOrder } from './use-order-status.ts'

/** Payments for an order that was already paid, or cancelled: each goes back to the shopper. */
export function SurplusPayments({ order: { surplus, payment } }: { readonly order: StatusOrder }) {
  const { language } = useStore()
  const t = useMessages('orders')
  const isPaid = payment.state === 'paid' || payment.state === 'refunded'
  const came = isPaid ? 'paidTwice' : 'paidLate'
  return surplus?.map(({ provider, amount, refunded, currency }, place) => {
    const back = refunded === amount ? 'surplusRefunded' : refunded === ZERO ? 'surplusDue' : 'surplusPartly'
    return (
      // Two of them may come from the same bank.
      <Alert key={`${provider} ${place}`} tone="info" live="off" title={t(`${came}.title`)}>
        <p>{t(`${came}.text`, { sum: formatMoney(amount, currency, language) })}</p>
        <p>{t(back, { sum: formatMoney(refunded, currency, language) })}</p>
      </Alert>
    )
  })
}
