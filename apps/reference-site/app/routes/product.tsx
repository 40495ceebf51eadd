import '../styles/product.css'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Button } from '@shyrdak/blocks/parts/button'
import { BuyBox, toBuyBoxProduct } from '@shyrdak/react-store/widgets/buy-box'
import type { Language, RetailProduct } from '@shyrdak/sdk/contract'
import { formatNumber, localized } from '@shyrdak/sdk/format'
import { redirect } from 'react-router'
import type { Route } from './+types/product.ts'
import { Island } from '../islands/island.tsx'
import { GoodsGrid } from '../listing/goods-grid.tsx'
import { productMessages } from '../locales/product-messages.ts'
import { siteMessages } from '../locales/site-messages.ts'
import { documentQuery } from '../page/document-query.ts'
import type { PageHandle } from '../page/kind.ts'
import { notFound } from '../page/not-found.ts'
import { pageEnv } from '../page/page-env.ts'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import { breadcrumbList, placeOf, productData } from '../page/structured-data.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { ColorLinks } from '../product/color-links.tsx'
import { Gallery } from '../product/gallery.tsx'
import { loadAround } from '../product/load-product.ts'
import { NotSoldHere } from '../product/not-sold-here.tsx'
import { PriceNote } from '../product/price-note.tsx'
import { DeliveryNote } from '../product/product-delivery.tsx'
import { Reviews } from '../product/reviews.tsx'
import { SizeChart } from '../product/size-chart.tsx'
import { Stars } from '../product/stars.tsx'
import { useCountryName } from '../shell/use-countries.ts'
import { requestContextKey } from '../page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Product' }

const MOVED = 301

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const pageContext = context.get(requestContextKey)
  const product = await pageContext.sdk.retailCatalogue.products
    .read({ params: { slug: params.slug } })
    .catch(notFound)
  const { searchParams, search } = new URL(request.url)
  if (product.slug !== params.slug) {
    const query = documentQuery(search)
    throw redirect(`/product/${product.slug}${query && `?${query}`}`, MOVED)
  }
  const chosen = product.variations.find(({ id }) => String(id) === searchParams.get('variation'))
  const size = searchParams.get('size')
  return {
    ...(await loadAround(pageContext, product)),
    requested: { ...(chosen && { variation: chosen.id }), ...(size !== null && { size }) },
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { product, reviews } = loaderData
  const place = placeOf(pageContext)
  return pageMeta(pageContext, {
    title: localized(product.product.name, pageContext.language),
    description: localized(product.description, pageContext.language),
    photo: product.product.photo,
    type: 'product',
    structured: [
      breadcrumbList(place, stepsOf(product, pageContext.language)),
      productData(place, product, reviews),
    ],
  })
}

const stepsOf = ({ breadcrumbs, product }: RetailProduct, language: Language) => [
  { title: siteMessages(language).shell.home, path: '/' },
  ...breadcrumbs.map(({ url, title }) => ({ title: localized(title, language), path: `/categories/${url}` })),
  { title: localized(product.name, language), path: `/product/${product.slug}` },
]

export default function Product({
  loaderData: { product, buttons, reviews, delivery, related, requested },
}: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const messages = productMessages[language]
  const { shell } = siteMessages(language)
  const country = useCountryName()(pageContext.country)
  const name = localized(product.product.name, language)
  // The same colour as the buy box opens with.
  const variation =
    product.variations.find(({ id }) => id === requested.variation) ??
    product.variations.find(({ sizes }) => sizes.some(({ stock }) => stock > 0)) ??
    product.variations[0]
  const photos = (variation?.photos.length ? variation.photos : [product.product.photo]).map((photo) =>
    env.image(photo),
  )
  const section = product.breadcrumbs.at(-1)
  return (
    <main className="site-page">
      <Breadcrumbs
        label={shell.breadcrumbs}
        items={stepsOf(product, language).map(({ title, path }) => ({ title, href: env.link(path) }))}
      />
      <div className="site-product">
        <Gallery photos={photos} name={name} messages={messages} closeLabel={shell.close} />
        <div className="site-product-side">
          <header className="site-product-head">
            <h1>{name}</h1>
            {product.rating.average !== null && (
              <a className="site-product-rating" href="#reviews">
                <Stars
                  rating={product.rating.average}
                  label={messages.rating(formatNumber(product.rating.average, language, 1))}
                />
                {messages.reviewCount(product.rating.count)}
              </a>
            )}
            <PriceNote
              price={product.price}
              currency={product.currency}
              sale_cost={product.product.sale_cost}
              language={language}
            />
          </header>
          {product.sold_here ? (
            <>
              <Island
                name="buy-box"
                of={BuyBox}
                props={{ product: toBuyBoxProduct(product), requested, delivers: delivery?.delivers ?? true }}
                className="site-buy"
              />
              <ColorLinks
                variations={product.variations}
                chosen={variation?.id}
                path={`/product/${product.slug}`}
                env={env}
              />
            </>
          ) : (
            <NotSoldHere country={country} language={language} />
          )}
          {product.size_chart && (
            <SizeChart
              chart={product.size_chart}
              language={language}
              messages={messages}
              closeLabel={shell.close}
            />
          )}
          {delivery && (
            <DeliveryNote delivery={delivery} country={country} language={language} messages={messages} />
          )}
        </div>
        <section className="site-product-about">
          <h2>{messages.description}</h2>
          <p className="site-product-story">{localized(product.description, language)}</p>
          {buttons.length > 0 && (
            <p className="site-product-buttons">
              {buttons.map(({ id, text, href }) => (
                <Button
                  key={id}
                  href={href.startsWith('/') ? env.link(href) : href}
                  tone="secondary"
                  size="small"
                >
                  {localized(text, language)}
                </Button>
              ))}
            </p>
          )}
        </section>
      </div>
      {product.details.length > 0 && (
        <section className="site-product-text">
          <h2>{messages.details}</h2>
          <dl className="site-details">
            {product.details.map((detail) => (
              <div key={detail.name.en}>
                <dt>{localized(detail.name, language)}</dt>
                <dd>{localized(detail.text, language)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Reviews
        product={{ id: product.id, slug: product.slug }}
        reviews={reviews}
        rating={product.rating}
        language={language}
        messages={messages}
      />
      {related.length > 0 && (
        <section className="site-row">
          <header className="site-row-head">
            <h2>{messages.related}</h2>
            {section && <a href={env.link(`/categories/${section.url}`)}>{messages.more}</a>}
          </header>
          <GoodsGrid goods={related} env={env} className="site-goods-four" />
        </section>
      )}
    </main>
  )
}
