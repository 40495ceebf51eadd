import { Image } from '@shyrdak/blocks/parts/image'
import {
  compareMoney,
  discountedCosts,
  goodsTotal,
  isDiscounted,
  multiplyMoney,
  subtractMoney,
  ZERO,
} from '@shyrdak/sdk/rules'
import { formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import { chosenParcels } from '@shyrdak/state-machines/checkout/rules'
import { lineRequestOf, summaryOf } from '@shyrdak/state-machines/retail-cart/rules'
import { lazy, useMemo } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { CheckoutView } from '@shyrdak/state-machines/checkout'
import { FreeDeliveryHint } from '../../parts/free-delivery-hint.tsx'
import { freesDelivery } from '../../parts/frees-delivery.ts'
import { MakingTime } from '../../parts/making-time.tsx'
import { Optional } from '../../parts/optional.tsx'
import { OrderSummary } from '../../parts/order-summary.tsx'

const DiscountField = lazy(async () => ({
  default: (await import('../discount/discount-field.tsx')).DiscountField,
}))

/** Totals in som, with the prices of the quote once there is one. */
export function CheckoutSummary({ checkout }: { readonly checkout: CheckoutView }) {
  const store = useStore()
  const { language } = store
  const t = useMessages('checkout')
  const { quote, sums, services, discount, lines, waiting } = checkout
  const items = useMemo(() => lines.map(lineRequestOf), [lines])
  const rows = quote
    ? quote.lines.map((line) => ({ ...line, key: line.line_key }))
    : lines.map(({ key, goods, count }) => ({ ...goods, key, count }))
  const goods = sums?.goods ?? goodsTotal(rows)
  const off = sums?.discount ?? discountedCosts(discount?.terms ?? null, { goods, delivery: ZERO }).discount
  const isChosen = quote !== null && services.size >= quote.lines.length
  const parcels = quote && isChosen ? chosenParcels(quote, services) : []
  const isJoint = parcels.some(({ lines: own }) => own.length > 1)
  const isFree =
    freesDelivery(discount?.terms, goods) ||
    (isChosen && sums !== null && compareMoney(sums.delivery, ZERO) === 0)
  const delivery =
    !sums || !isChosen
      ? t('deliveryUnchosen')
      : compareMoney(sums.delivery, ZERO) > 0
        ? formatSom(sums.delivery)
        : t('free')
  return (
    <OrderSummary
      title={t('summary')}
      lines={
        <ul className="shyrdak-checkout-rows">
          {rows.map((row) => (
            <li key={row.key}>
              <span className="shyrdak-checkout-photo">
                {row.photo ? <Image photo={store.image(row.photo)} alt="" sizes="72px" /> : null}
              </span>
              <span className="shyrdak-checkout-row-what">
                <span>{row.name ? localized(row.name, language) : formatSize(row.size, language)}</span>
                <span className="shyrdak-checkout-traits">
                  {[
                    row.color_name && localized(row.color_name, language),
                    formatSize(row.size, language),
                    t('itemsOf', { count: row.count }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <MakingTime goods={row} count={row.count} />
              </span>
              <span className="shyrdak-checkout-money">
                {formatSom(multiplyMoney(row.sale_cost, row.count))}
              </span>
            </li>
          ))}
        </ul>
      }
      sums={[
        { of: t('goods'), amount: formatSom(goods) },
        ...(discount && isDiscounted(off)
          ? [{ of: t('discount', { code: discount.code }), amount: `−${formatSom(off)}` }]
          : []),
        {
          of: isJoint ? `${t('delivery')} (${t('parcels', { count: parcels.length })})` : t('delivery'),
          amount: delivery,
        },
      ]}
      total={{ of: t('total'), amount: formatSom(sums?.total ?? subtractMoney(goods, off)) }}
      note={t('inSom')}
    >
      <FreeDeliveryHint
        from={isFree ? undefined : quote?.free_delivery_from}
        goods={goods}
        missing={(sum) => t('freeDeliveryFrom', { sum })}
        reached={t('freeDeliveryReached')}
      />
      <Optional>
        <DiscountField items={items} goods={goods} />
      </Optional>
      {isJoint ? <p className="shyrdak-checkout-waiting">{t('parcelOnce')}</p> : null}
      {waiting.length > 0 ? (
        <p className="shyrdak-checkout-waiting">{t('waiting', { count: summaryOf(waiting).items })}</p>
      ) : null}
      <a href={store.link('/order/basket')}>{t('editCart')}</a>
    </OrderSummary>
  )
}
