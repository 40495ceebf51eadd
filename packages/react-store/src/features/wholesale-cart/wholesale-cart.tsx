import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { formatMoney } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { OrderSummary } from '../../parts/order-summary.tsx'
import { useStore } from '../../store/use-store.ts'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { CartItem } from './cart-item.tsx'
import { CartKits } from './cart-kits.tsx'
import { itemsOf } from './items-of.ts'
import { RemovedLines } from './removed-lines.tsx'
import { useWholesaleCart } from './use-wholesale-cart.ts'

export interface WholesaleCartProps {
  /** The client's `company_id`. */
  readonly reyestrId: number
  /** Whether the role of whoever looks lets them order. */
  readonly canOrder: boolean
}

/** The basket of a wholesale client: its lines by product, its branding kits, and the way to the order. */
export function WholesaleCart({ reyestrId, canOrder }: WholesaleCartProps) {
  const store = useStore()
  const t = useMessages('wholesale-cart')
  const { cart, send } = useWholesaleCart({ isEager: canOrder })
  if (!canOrder) return <Alert tone="info" live="off" title={t('readOnly')} />
  if (!cart)
    return (
      <div className="shyrdak-wholesale-cart" data-state="unread" aria-busy="true">
        <Skeleton lines={6} />
      </div>
    )
  if (cart.state === 'empty')
    return (
      <div className="shyrdak-wholesale-cart" data-state="empty">
        <RemovedLines />
        <div className="shyrdak-wholesale-cart-empty">
          <Ornament shape="medallion" />
          <p>{t('empty')}</p>
          <Button href={store.link('/admin/reyestr')}>{t('toReyestr')}</Button>
          <Button tone="quiet" href={store.link('/admin/price-list')}>
            {t('toPriceList')}
          </Button>
        </div>
        <AlertsHere />
      </div>
    )
  return (
    <div className="shyrdak-wholesale-cart" data-state="filled">
      <div className="shyrdak-wholesale-cart-goods">
        <RemovedLines />
        {itemsOf(cart.lines).map((item) => (
          <CartItem key={item.key} item={item} send={send} />
        ))}
        <Button tone="quiet" size="small" onClick={() => void send({ type: 'cart.clear' })}>
          <Icon name="trash" />
          {t('clear')}
        </Button>
      </div>
      <div className="shyrdak-wholesale-cart-side">
        <OrderSummary
          title={t('summary')}
          sums={[
            { of: t('pieces'), amount: cart.count },
            { of: t('linesIn'), amount: cart.lines.length },
          ]}
          total={{ of: t('total'), amount: formatMoney(cart.sum, 'KGS', store.language) }}
          note={t('floored')}
        >
          <Button size="large" wide href={store.link('/admin/order/registration')}>
            {t('toOrder')}
            <Icon name="chevron-right" />
          </Button>
          <a className="shyrdak-wholesale-cart-on" href={store.link('/admin/reyestr')}>
            {t('goOn')}
          </a>
        </OrderSummary>
        <CartKits reyestrId={reyestrId} />
      </div>
      <AlertsHere />
    </div>
  )
}
