import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { Money, SpecialProduct } from '@shyrdak/sdk/contract'
import { formatDate, formatMoney } from '@shyrdak/sdk/format'
import { subtractMoney } from '@shyrdak/sdk/rules'
import type { CartGoods } from '@shyrdak/state-machines/retail-cart'
import { useMessages } from '../../messages/use-messages.ts'
import { useReading } from '../../store/use-reading.ts'
import { useStore } from '../../store/use-store.ts'

type Priced = Pick<SpecialProduct, 'price' | 'currency' | 'sale_cost'>

/**
 * Converts a sum in som at the rate between this product's shown and charged price. For display only, so
 * rounding does not matter.
 */
function shownLike({ price, sale_cost: cost }: Priced, sum: Money): Money | null {
  if (!price || cost === null || Number(cost) === 0) return null
  const shown = Number(subtractMoney(price.view, price.discount.view))
  return ((Number(sum) * shown) / Number(cost)).toFixed(2)
}

/** A sum in som in the currency of the user's country, at the rate used for the prices of these goods. */
export default function ReadingSum({ goods, sum }: { readonly goods: CartGoods; readonly sum: Money }) {
  const store = useStore()
  const t = useMessages('cart')
  const { slug, is_special: isSpecial } = goods
  const { data } = useReading<Priced>(slug, async (signal) => {
    const call = { params: { slug }, signal }
    if (isSpecial) {
      const { specialProductContract } = await import('../buy-box/special-product-contract.ts')
      return (await store.sdk(specialProductContract)).specialGoods.products.read(call)
    }
    const { productContract } = await import('../buy-box/product-contract.ts')
    const { product, ...priced } = await (
      await store.sdk(productContract)
    ).retailCatalogue.products.read(call)
    return { ...priced, sale_cost: product.sale_cost }
  })
  const shown = data && shownLike(data, sum)
  const { currency, rate_date: day } = data?.currency ?? { currency: 'KGS', rate_date: null }
  if (!shown || day === null) return null
  const { language } = store
  const text = t('reading', { sum: formatMoney(shown, currency, language), day: formatDate(day, language) })
  return <UnbrokenName text={text} />
}
