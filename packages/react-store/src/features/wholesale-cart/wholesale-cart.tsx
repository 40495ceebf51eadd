import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { formatNumber, formatSom } from '@shyrdak/sdk/format'
import type { WholesaleCartEvent, WholesaleCartView } from '@shyrdak/state-machines/wholesale-cart'
import { useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { OrderSummary } from '../../parts/order-summary.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useStore } from '../../store/use-store.ts'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'
import { CartItem } from './cart-item.tsx'
import { CartKits } from './cart-kits.tsx'
import { itemsOf } from './items-of.ts'
import { toCart } from './move-focus.ts'
import { RemovedLines } from './removed-lines.tsx'
import { ShortKits } from './short-kits.tsx'
import { useWholesaleCart } from './use-wholesale-cart.ts'

export interface WholesaleCartProps {
  /** The client's `company_id`. */
  readonly companyId: number
  /** Whether the user's role may place orders. */
  readonly canOrder: boolean
}

/** The cart of a wholesale client: its lines by product, its branding kits, and the order button. */
export function WholesaleCart({ companyId, canOrder }: WholesaleCartProps) {
  const { link } = useStore()
  const t = useMessages('wholesale-cart')
  const { view: cart, send, isUnavailable, retry } = useWholesaleCart({ isEager: canOrder })
  const root = useRef<HTMLDivElement>(null)
  if (!canOrder)
    return (
      <Alert tone="info" live="off" title={t('readOnly')}>
        <a href={link('/admin/price-list')}>{t('toPriceList')}</a>
      </Alert>
    )
  const isReading = cart === null && !isUnavailable
  return (
    <div
      className="shyrdak-wholesale-cart"
      data-state={cart?.state ?? (isReading ? 'unread' : 'unavailable')}
      role="group"
      aria-label={t(cart?.state === 'empty' ? 'empty' : 'title')}
      aria-busy={isReading || undefined}
      ref={root}
      // Takes the focus of a button that disappears.
      tabIndex={-1}
    >
      {cart ? (
        <>
          {/* Rendered for the filled and the empty cart, so that the last line can be restored too. */}
          <RemovedLines />
          {cart.state === 'empty' ? (
            <EmptyCart />
          ) : (
            <FilledCart cart={cart} send={send} companyId={companyId} />
          )}
        </>
      ) : isUnavailable ? (
        <LoadFailure
          title={t('unavailableTitle')}
          text={t('unavailableText')}
          retry={t('tryAgain')}
          onRetry={() => {
            root.current?.focus({ preventScroll: true })
            retry()
          }}
        />
      ) : (
        <Skeleton lines={6} />
      )}
      <AlertsHere />
    </div>
  )
}

function EmptyCart() {
  const { link } = useStore()
  const t = useMessages('wholesale-cart')
  return (
    <div className="shyrdak-wholesale-cart-empty">
      <Ornament shape="medallion" />
      <p>{t('empty')}</p>
      <Button href={link('/admin/reyestr')}>{t('toReyestr')}</Button>
      <Button tone="quiet" href={link('/admin/price-list')}>
        {t('toPriceList')}
      </Button>
    </div>
  )
}

interface FilledCartProps {
  readonly cart: WholesaleCartView
  readonly send: (event: WholesaleCartEvent) => void
  readonly companyId: number
}

function FilledCart({ cart, send, companyId }: FilledCartProps) {
  const { language, link } = useStore()
  const t = useMessages('wholesale-cart')
  const { view: branding } = useWholesaleBranding()
  const short = branding?.kits?.filter((kit) => kit.selected_count > 0 && !kit.isEnough) ?? []
  const shortIds = new Set(short.map(({ id }) => id))
  return (
    <>
      <div className="shyrdak-wholesale-cart-goods">
        {itemsOf(cart.lines).map((item) => (
          <CartItem key={item.key} item={item} shortKits={shortIds} send={send} />
        ))}
        <Button
          tone="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            toCart(currentTarget)
            send({ type: 'cart.clear' })
          }}
        >
          <Icon name="trash" />
          {t('clear')}
        </Button>
      </div>
      <div className="shyrdak-wholesale-cart-side">
        <OrderSummary
          title={t('summary')}
          sums={[
            { of: t('pieces'), amount: formatNumber(cart.count, language) },
            { of: t('linesIn'), amount: formatNumber(cart.lines.length, language) },
          ]}
          total={{ of: t('total'), amount: formatSom(cart.sum) }}
          note={t('floored')}
        >
          <ShortKits kits={short} />
          <Button size="large" wide href={link('/admin/order/registration')}>
            {t('toOrder')}
            <Icon name="chevron-right" />
          </Button>
          <a className="shyrdak-wholesale-cart-on" href={link('/admin/reyestr')}>
            {t('goOn')}
          </a>
        </OrderSummary>
        <CartKits companyId={companyId} />
      </div>
    </>
  )
}
