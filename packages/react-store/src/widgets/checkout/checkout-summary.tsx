import { Picture } from '@shyrdak/blocks/parts/picture'
import { compareMoney, goodsTotal, multiplyMoney, ZERO } from '@shyrdak/sdk/rules'
import { formatMoney, formatSize, localized } from '@shyrdak/sdk/words'
import { summaryOf } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import type { CheckoutView } from '../../journeys/checkout-view.ts'
import { MakingTime } from '../../widget-parts/making-time.tsx'
import { OrderSummary } from '../../widget-parts/order-summary.tsx'

/** Goods, delivery and the sum, in som. Prices are those of the quote once there is one. */
export function CheckoutSummary({ checkout }: { readonly checkout: CheckoutView }) {
  const store = useStore()
  const { language } = store
  const words = useWords('checkout')
  const { quote, sums, services, lines, waiting } = checkout
  const som = (money: string) => formatMoney(money, 'KGS', language)
  const rows = quote
    ? quote.lines.map((line) => ({ ...line, key: line.line_key }))
    : lines.map(({ key, goods, count }) => ({ ...goods, key, count }))
  const goods = sums?.goods ?? goodsTotal(rows)
  const isChosen = quote !== null && services.size >= quote.lines.length
  const delivery =
    !sums || !isChosen
      ? words.deliveryUnchosen
      : compareMoney(sums.delivery, ZERO) > 0
        ? som(sums.delivery)
        : words.free
  return (
    <OrderSummary
      title={words.summary}
      lines={
        <ul className="shyrdak-checkout-rows">
          {rows.map((row) => (
            <li key={row.key}>
              <span className="shyrdak-checkout-photo">
                {row.photo ? <Picture photo={store.picture(row.photo)} alt="" sizes="72px" /> : null}
              </span>
              <span className="shyrdak-checkout-row-what">
                <span>{row.name ? localized(row.name, language) : formatSize(row.size, language)}</span>
                <span className="shyrdak-checkout-traits">
                  {[
                    row.color_name && localized(row.color_name, language),
                    formatSize(row.size, language),
                    words.piecesOf(row.count),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <MakingTime goods={row} count={row.count} />
              </span>
              <span className="shyrdak-checkout-money">{som(multiplyMoney(row.sale_cost, row.count))}</span>
            </li>
          ))}
        </ul>
      }
      sums={[
        { of: words.goods, amount: som(goods) },
        { of: words.delivery, amount: delivery },
      ]}
      total={{ of: words.total, amount: som(sums?.total ?? goods) }}
      note={words.somOnly}
    >
      {waiting.length > 0 ? (
        <p className="shyrdak-checkout-waiting">{words.waiting(summaryOf(waiting).pieces)}</p>
      ) : null}
      <a href={store.link('/order/basket')}>{words.editBasket}</a>
    </OrderSummary>
  )
}
