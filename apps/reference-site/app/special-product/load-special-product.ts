import type { Paginated, Review, SpecialProduct, SpecialProductEntry } from '@shyrdak/sdk/contract'
import { loadReviews } from '../product/load-reviews.ts'
import { deliveryOf, type ProductDelivery } from '../product/product-delivery-data.ts'
import type { RequestContext } from '../page/request-context.ts'

/** A special product with its delivery, reviews and other products of its maker. */
export interface LoadedSpecialProduct {
  product: SpecialProduct
  delivery: ProductDelivery | null
  beside: SpecialProductEntry[]
  reviews: Paginated<Review>
}

const BESIDE = 4

/** Loads everything that a special product's page shows besides the product. */
export async function loadBeside(
  pageContext: RequestContext,
  product: SpecialProduct,
  request: Pick<Request, 'url'>,
): Promise<LoadedSpecialProduct> {
  const { artisan } = product
  const [delivery, works, reviews] = await Promise.all([
    deliveryOf(pageContext, { ...product, is_special: true }),
    artisan
      ? pageContext.sdk.specialGoods.products.list({ query: { artisan_id: artisan.id, count: BESIDE + 1 } })
      : null,
    loadReviews(pageContext, product, request),
  ])
  const beside = (works?.data ?? []).filter(({ id }) => id !== product.id).slice(0, BESIDE)
  return { product, delivery, beside, reviews }
}
