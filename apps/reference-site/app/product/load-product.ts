import type {
  Paginated,
  ProductButton,
  RetailProduct,
  RetailProductEntry,
  Review,
} from '@shyrdak/sdk/contract'
import type { RequestContext } from '../page/request-context.ts'
import { loadReviews } from './load-reviews.ts'
import { deliveryOf, type ProductDelivery } from './product-delivery-data.ts'

/** A product with everything else that its page shows. */
export interface LoadedProduct {
  product: RetailProduct
  buttons: ProductButton[]
  reviews: Paginated<Review>
  delivery: ProductDelivery | null
  related: RetailProductEntry[]
}

const RELATED = 4

/** Loads everything that a product's page shows besides the product. */
export async function loadAround(
  pageContext: RequestContext,
  product: RetailProduct,
  request: Pick<Request, 'url'>,
): Promise<LoadedProduct> {
  const { products } = pageContext.sdk.retailCatalogue
  const params = { id: product.id }
  const category = product.breadcrumbs.at(-1)?.url
  const [buttons, reviews, delivery, beside] = await Promise.all([
    products.buttons({ params }),
    loadReviews(pageContext, product, request),
    deliveryOf(pageContext, { ...product, is_special: false }),
    category ? products.list({ query: { category, per_page: RELATED + 1 } }) : null,
  ])
  const related = (beside?.data ?? []).filter(({ id }) => id !== product.id).slice(0, RELATED)
  return { product, buttons, reviews, delivery, related }
}
