import type { WishlistItem } from '@shyrdak/sdk/contract'
import { useReading, type Reading } from '../../store/use-reading.ts'
import { useStore } from '../../store/use-store.ts'
import { productContract } from '../buy-box/product-contract.ts'
import { specialProductContract } from '../buy-box/special-product-contract.ts'
import { toBuyBoxProduct, toSpecialBuyBoxProduct, type BuyBoxProduct } from '../buy-box/buy-box-product.ts'

/** Loads a product of either market for its buy box. */
export function useWishlistProduct(market: WishlistItem['market'], slug: string): Reading<BuyBoxProduct> {
  const store = useStore()
  return useReading(`${market} ${slug}`, async (signal) => {
    const call = { params: { slug }, signal }
    if (market === 'special') {
      const { specialGoods } = await store.sdk(specialProductContract)
      return toSpecialBuyBoxProduct(await specialGoods.products.read(call))
    }
    const { retailCatalogue } = await store.sdk(productContract)
    return toBuyBoxProduct(await retailCatalogue.products.read(call))
  })
}
