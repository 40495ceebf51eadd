import type { SpecialProduct } from '@shyrdak/sdk/contract'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { localized, productPath } from '@shyrdak/sdk/format'
import { pageAddress } from '../page/page-address.ts'
import type { placeOf, StructuredData } from '../page/structured-data.ts'

const CONTEXT = 'https://schema.org'

/** A special product with its maker and its offer in som, the only currency that is charged. */
export function specialProductData(
  { origin, prefix, media, language }: ReturnType<typeof placeOf>,
  product: SpecialProduct,
): StructuredData {
  const url = pageAddress(origin, prefix, productPath('special', product.slug))
  const isReady = product.variations.some(({ sizes }) => sizes.some(({ stock }) => stock > 0))
  const availability = isReady ? 'InStock' : product.made_to_order_days === null ? 'SoldOut' : 'MadeToOrder'
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: localized(product.name, language),
    description: localized(product.description, language),
    sku: `special-${product.id}`,
    url,
    image: product.variations
      .flatMap(({ photos }) => photos.slice(0, 2))
      .map((photo) => mediaUrl(media, photo)),
    brand: { '@type': 'Brand', name: 'Shyrdak' },
    color: product.variations.map(({ color }) => localized(color.name, language)).join(', '),
    weight: { '@type': 'QuantitativeValue', value: product.weight, unitCode: 'GRM' },
    ...(product.artisan && {
      manufacturer: {
        '@type': 'Organization',
        name: localized(product.artisan.name, language),
        url: pageAddress(origin, prefix, `/craftsman/${product.artisan.id}`),
      },
    }),
    ...(product.sale_cost !== null && {
      offers: {
        '@type': 'Offer',
        url,
        price: product.sale_cost,
        priceCurrency: 'KGS',
        availability: `${CONTEXT}/${availability}`,
        itemCondition: `${CONTEXT}/NewCondition`,
      },
    }),
  }
}
