import { formatNumber, localized } from '@shyrdak/sdk/format'
import type { WholesaleCartView } from '@shyrdak/state-machines/wholesale-cart'
import { useStore } from '../../store/use-store.ts'

/** The goods of an order with their counts, those of a product together. */
export function OrderedGoods({ lines }: Pick<WholesaleCartView, 'lines'>) {
  const { language } = useStore()
  const products = Map.groupBy(lines, ({ line }) => line.goods.id)
  return (
    <ul className="shyrdak-wholesale-order-goods">
      {[...products].map(([id, own]) => (
        <li key={id}>
          <span>{own[0] ? localized(own[0].line.goods.name, language) : ''}</span>
          <span>
            {formatNumber(
              own.reduce((all, { line }) => all + line.count, 0),
              language,
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
