import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { formatDays, formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import { isDiscounted, multiplyMoney } from '@shyrdak/sdk/rules'
import { commonServices } from '@shyrdak/state-machines/checkout/rules'
import type { Quote } from '@shyrdak/sdk/contract'
import { useEffect } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { isOtherCountry } from '../../parts/is-other-country.ts'
import { FreeDeliveryHint } from '../../parts/free-delivery-hint.tsx'
import { summaryOf } from '@shyrdak/state-machines/retail-cart/rules'
import { useRetailCart } from './use-retail-cart.ts'

/** The cheapest way to send the whole cart; pickup only when there is no other. */
function cheapest(quote: Quote) {
  const ways = commonServices(quote)
  return ways.find(({ kind }) => kind !== 'pickup') ?? ways[0]
}

/** The line just added to the cart, the total and delivery price of the cart, and links to continue. */
export function AddedSummary({ line: key }: { readonly line: string }) {
  const store = useStore()
  const { language } = store
  const t = useMessages('cart')
  const { view: cart, send } = useRetailCart()
  // A page of a country that another tab has left knows no prices of the new one.
  const isOther = isOtherCountry(store)
  useEffect(() => {
    if (isOther) return
    send({ type: 'quote.watch' })
    return () => send({ type: 'quote.unwatch' })
  }, [send, isOther])
  const line = cart?.lines.find((one) => one.key === key)
  if (!cart || !line || isOther) return null
  const { goods, count } = line
  const way = cart.state === 'filled' && cart.quote ? cheapest(cart.quote) : undefined
  const isAwaited = cart.state === 'refreshing' || (cart.state === 'filled' && cart.quote === null)
  return (
    <div className="shyrdak-added-summary">
      <span className="shyrdak-added-summary-photo">
        <Image photo={store.image(goods.photo)} alt="" sizes="72px" />
      </span>
      <p>
        {`${localized(goods.color_name, language)} · ${formatSize(goods.size, language)} × ${count}`}
        <strong>{formatSom(multiplyMoney(goods.sale_cost, count))}</strong>
      </p>
      <dl>
        <div>
          <dt>{`${t('title')}, ${t('items', { count: cart.summary.items })}`}</dt>
          <dd>{formatSom(cart.summary.total)}</dd>
        </div>
        {/* There from the start, so that the message does not grow while it is read. */}
        <div>
          <dt>
            {way
              ? t('deliveryIn', { days: formatDays(way.days_min, way.days_max, language) })
              : t('delivery')}
          </dt>
          <dd>
            {!way
              ? isAwaited
                ? '…'
                : '–'
              : isDiscounted(way.price)
                ? t('priceFrom', { price: formatSom(way.price) })
                : t('freeDelivery')}
          </dd>
        </div>
      </dl>
      <FreeDeliveryHint
        from={cart.state === 'filled' ? cart.quote?.free_delivery_from : undefined}
        goods={summaryOf(cart.next.lines).total}
        missing={(sum) => t('freeDeliveryFrom', { sum })}
        reached={t('freeDeliveryReached')}
        otherwise={t('deliveryLater')}
      />
      <Button wide href={store.link('/order/registration')}>
        {t('checkout')}
      </Button>
    </div>
  )
}
