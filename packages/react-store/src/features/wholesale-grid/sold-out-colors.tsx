import type { WholesaleProduct } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { BackInStock } from '../back-in-stock/back-in-stock.tsx'

interface Props {
  readonly product: WholesaleProduct
  /** Id of the selected sole; null for products without soles. */
  readonly sole: number | null
}

/** Colours and sizes that are out of stock and not made to order, with a back-in-stock subscription. */
export function SoldOutColors({ product, sole }: Props) {
  const { language } = useStore()
  const t = useMessages('wholesale-grid', 'buy-box')
  if (product.made_to_order_days !== null) return null
  const colors = product.colors.flatMap((color) => {
    const sizes = color.sizes.filter(({ stock }) => stock === 0).map(({ name }) => name)
    return sizes.length > 0 ? [{ color, sizes }] : []
  })
  if (colors.length === 0) return null
  return (
    <section className="shyrdak-wholesale-grid-sold-out" aria-label={t('soldOut')}>
      <h3>{t('soldOut')}</h3>
      <ul>
        {colors.map(({ color, sizes }) => (
          <li key={color.id}>
            <p>
              <strong>{localized(color.name, language)}</strong>{' '}
              {sizes.map((size) => formatSize(size, language)).join(', ')}
            </p>
            <BackInStock
              key={sole}
              name={product.name}
              color={color.name}
              hasOtherSizes={sizes.length < color.sizes.length}
              item={{
                productId: product.id,
                priceType: product.price_type,
                soleId: sole,
                colorId: color.id,
                sizes,
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
