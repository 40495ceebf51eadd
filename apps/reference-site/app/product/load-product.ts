import type { ProductButton, RetailProduct, RetailProductEntry, Review } from '@shyrdak/sdk/contract'
import type { RequestContext } from '../page/request-context.ts'
import { deliveryOf, type ProductDelivery } from './product-delivery-data.ts'

/** A product with everything else that its page shows. */
export interface LoadedProduct {
  product: RetailProduct
  buttons: ProductButton[]
  reviews: Review[]
  delivery: ProductDelivery | null
  related: RetailProductEntry[]
}

const RELATED = 4

/** Loads everything that a product's page shows besides the product. */
export async function loadAround(
  pageContext: RequestContext,
  product: RetailProduct,
): Promise<LoadedProduct> {
  const { products, reviews } = pageContext.sdk.retailCatalogue
  const params = { id: product.id }
  const category = product.breadcrumbs.at(-1)?.url
  const [buttons, written, delivery, beside] = await Promise.all([
    products.buttons({ params }),
    reviews.ofProduct({ params }),
    deliveryOf(pageContext, { ...product, is_special: false }),
    category ? products.list({ query: { category, per_page: RELATED + 1 } }) : null,
  ])
  const related = (beside?.data ?? []).filter(({ id }) => id !== product.id).slice(0, RELATED)
  return { product, buttons, reviews: written, delivery, related }
}
