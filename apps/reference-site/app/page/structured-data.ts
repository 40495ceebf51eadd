import type { BlogArticle, Language, ProductPage, RetailProduct, Review } from '@shyrdak/sdk/contract'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { localized, productPath } from '@shyrdak/sdk/format'
import { pageAddress } from './page-address.ts'
import { placeInList } from './place-in-list.ts'

/** A schema.org node in JSON-LD. */
export type StructuredData = Record<string, unknown>

interface Place {
  /** The public origin. */
  origin: string
  /** The language prefix of the page, such as `/kg`, or empty. */
  prefix: string
  /** The base URL of media paths. */
  media: string
  language: Language
}

const CONTEXT = 'https://schema.org'
const absolute = (origin: string, path: string) => (path.startsWith('http') ? path : origin + path)

export const organization = (origin: string): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Shyrdak',
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
})

export const webSite = ({ origin, prefix, language }: Place): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: 'Shyrdak',
  url: pageAddress(origin, prefix, '/'),
  inLanguage: language === 'kg' ? 'ky' : language,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageAddress(origin, prefix, '/search')}?text={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** The breadcrumbs of a page; the last step is the page itself. */
export const breadcrumbList = (
  { origin, prefix }: Place,
  steps: readonly { title: string; path: string }[],
): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ title, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    item: pageAddress(origin, prefix, path),
  })),
})

export const itemList = ({ origin, prefix }: Place, page: ProductPage): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: page.data.map(({ slug }, index) => ({
    '@type': 'ListItem',
    position: placeInList(page, index),
    url: pageAddress(origin, prefix, productPath('retail', slug)),
  })),
})

/** A blog article. */
export const articleData = (
  { origin, prefix, media, language }: Place,
  article: Omit<BlogArticle, 'content'>,
): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.summary,
  ...(article.photo && { image: mediaUrl(media, article.photo) }),
  datePublished: article.published_at,
  dateModified: article.updated_at,
  inLanguage: language === 'kg' ? 'ky' : language,
  mainEntityOfPage: pageAddress(origin, prefix, `/blog/${article.category_url}/${article.url}`),
  publisher: { '@id': `${origin}/#organization` },
})

/**
 * A product with its offer in som, the only currency that is charged. Ratings are included only for published
 * reviews.
 */
export function productData(
  { origin, prefix, media, language }: Place,
  product: RetailProduct,
  reviews: readonly Review[],
): StructuredData {
  const items = product.variations.reduce(
    (sum, { sizes }) => sum + sizes.reduce((all, { stock }) => all + stock, 0),
    0,
  )
  const { sale_cost } = product.product
  const url = pageAddress(origin, prefix, productPath('retail', product.slug))
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: localized(product.product.name, language),
    description: localized(product.description, language),
    sku: String(product.id),
    url,
    image: product.variations
      .flatMap(({ photos }) => photos.slice(0, 2))
      .map((photo) => absolute(media, photo)),
    brand: { '@type': 'Brand', name: 'Shyrdak' },
    color: product.variations.map(({ color }) => localized(color.name, language)).join(', '),
    weight: { '@type': 'QuantitativeValue', value: product.weight, unitCode: 'GRM' },
    ...(product.sold_here &&
      sale_cost !== null && {
        offers: {
          '@type': 'Offer',
          url,
          price: sale_cost,
          priceCurrency: 'KGS',
          availability: `${CONTEXT}/${items > 0 ? 'InStock' : 'OutOfStock'}`,
          itemCondition: `${CONTEXT}/NewCondition`,
        },
      }),
    ...(product.rating.average !== null &&
      product.rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating.average,
          reviewCount: product.rating.count,
          bestRating: 5,
        },
        review: reviews.slice(0, 5).map(({ author, rating, text, created_at }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: author },
          datePublished: created_at.slice(0, 10),
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
          reviewBody: text,
        })),
      }),
  }
}

export const placeOf = ({
  origin,
  prefix,
  apiHost,
  language,
}: {
  origin: string
  prefix: string
  apiHost: string
  language: Language
}): Place => ({
  origin,
  prefix,
  media: mediaUrl(apiHost, '') || origin,
  language,
})
