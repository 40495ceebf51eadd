import '../styles/product.css'
import '../special-product/special-product.css'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { BuyBox, toSpecialBuyBoxProduct } from '@shyrdak/react-store/widgets/buy-box'
import type { Language, SpecialProduct as Product } from '@shyrdak/sdk/contract'
import { formatNumber, localized } from '@shyrdak/sdk/format'
import { redirect } from 'react-router'
import type { Route } from './+types/special-product.ts'
import { Island } from '../islands/island.tsx'
import { productMessages } from '../locales/product-messages.ts'
import { siteMessages } from '../locales/site-messages.ts'
import { specialProductMessages } from '../locales/special-product-messages.ts'
import { workshopMessages } from '../locales/workshop-messages.ts'
import { documentQuery } from '../page/document-query.ts'
import type { PageHandle } from '../page/kind.ts'
import { notFound } from '../page/not-found.ts'
import { pageEnv } from '../page/page-env.ts'
import { pageMeta, pageContextIn } from '../page/page-meta.ts'
import { breadcrumbList, placeOf } from '../page/structured-data.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { ColorLinks } from '../product/color-links.tsx'
import { Gallery } from '../product/gallery.tsx'
import { NotSoldHere } from '../product/not-sold-here.tsx'
import { PriceNote } from '../product/price-note.tsx'
import { DeliveryNote } from '../product/product-delivery.tsx'
import { useCountryName } from '../shell/use-countries.ts'
import { loadBeside } from '../special-product/load-special-product.ts'
import { MakerCard } from '../special-product/maker-card.tsx'
import { SpecialGoodsGrid } from '../special-product/special-goods-grid.tsx'
import { specialProductData } from '../special-product/special-product-data.ts'
import { requestContextKey } from '../page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'SpecialProduct' }

const MOVED = 301

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const pageContext = context.get(requestContextKey)
  const product = await pageContext.sdk.specialGoods.products
    .read({ params: { slug: params.slug } })
    .catch(notFound)
  const { searchParams, search } = new URL(request.url)
  if (product.slug !== params.slug) {
    const query = documentQuery(search)
    throw redirect(`/special-product/${product.slug}${query && `?${query}`}`, MOVED)
  }
  const chosen = product.variations.find(({ id }) => String(id) === searchParams.get('variation'))
  const size = searchParams.get('size')
  return {
    ...(await loadBeside(pageContext, product)),
    requested: { ...(chosen && { variation: chosen.id }), ...(size !== null && { size }) },
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { product } = loaderData
  const place = placeOf(pageContext)
  return pageMeta(pageContext, {
    title: localized(product.name, pageContext.language),
    description: localized(product.description, pageContext.language),
    photo: product.photo,
    type: 'product',
    structured: [
      breadcrumbList(place, stepsOf(product, pageContext.language)),
      specialProductData(place, product),
    ],
  })
}

/** Special categories have no pages of their own: what leads to a thing is the workshop that made it. */
const stepsOf = ({ artisan, name, slug }: Product, language: Language) => [
  { title: siteMessages(language).shell.home, path: '/' },
  { title: workshopMessages[language].workshops, path: '/artisans' },
  ...(artisan ? [{ title: localized(artisan.name, language), path: `/craftsman/${artisan.id}` }] : []),
  { title: localized(name, language), path: `/special-product/${slug}` },
]

export default function SpecialProduct({
  loaderData: { product, delivery, beside, requested },
}: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const messages = productMessages[language]
  const special = specialProductMessages[language]
  const { shell } = siteMessages(language)
  const country = useCountryName()(pageContext.country)
  const name = localized(product.name, language)
  // The same colour as the buy box opens with.
  const variation =
    product.variations.find(({ id }) => id === requested.variation) ??
    (product.made_to_order_days === null
      ? product.variations.find(({ sizes }) => sizes.some(({ stock }) => stock > 0))
      : undefined) ??
    product.variations[0]
  const photos = (variation?.photos.length ? variation.photos : [product.photo]).map((photo) =>
    env.image(photo),
  )
  const section = product.breadcrumbs.at(-1)
  return (
    <main className="site-page">
      <Breadcrumbs
        label={shell.breadcrumbs}
        items={stepsOf(product, language).map((step) => ({ title: step.title, href: env.link(step.path) }))}
      />
      <div className="site-product">
        <Gallery photos={photos} name={name} messages={messages} closeLabel={shell.close} />
        <div className="site-product-side">
          <header className="site-product-head">
            {section && <p className="site-eyebrow">{localized(section.title, language)}</p>}
            <h1>{name}</h1>
            <PriceNote
              price={product.price}
              currency={product.currency}
              sale_cost={product.sale_cost}
              language={language}
            />
          </header>
          {product.sold_here ? (
            <>
              <Island
                name="buy-box"
                of={BuyBox}
                props={{
                  product: toSpecialBuyBoxProduct(product),
                  requested,
                  delivers: delivery?.delivers ?? true,
                }}
                className="site-buy"
              />
              <ColorLinks
                variations={product.variations}
                chosen={variation?.id}
                path={`/special-product/${product.slug}`}
                env={env}
              />
            </>
          ) : (
            <NotSoldHere country={country} language={language} />
          )}
          {delivery && (
            <DeliveryNote delivery={delivery} country={country} language={language} messages={messages} />
          )}
          {product.artisan && <MakerCard artisan={product.artisan} env={env} />}
        </div>
        <section className="site-product-about">
          <h2>{messages.description}</h2>
          <p className="site-product-story">{localized(product.description, language)}</p>
        </section>
      </div>
      <section className="site-product-text">
        <h2>{messages.details}</h2>
        <dl className="site-details">
          {product.details.map((detail) => (
            <div key={detail.name.en}>
              <dt>{localized(detail.name, language)}</dt>
              <dd>{localized(detail.text, language)}</dd>
            </div>
          ))}
          <div>
            <dt>{special.weight}</dt>
            <dd>{weightText(product.weight, language)}</dd>
          </div>
        </dl>
      </section>
      {beside.length > 0 && product.artisan && (
        <section className="site-row">
          <header className="site-row-head">
            <h2>{special.more}</h2>
            <a href={env.link(`/order-history/${product.artisan.id}`)}>
              {workshopMessages[language].allWorks}
            </a>
          </header>
          <SpecialGoodsGrid goods={beside} env={env} />
        </section>
      )}
    </main>
  )
}

function weightText(grams: number, language: Language): string {
  const messages = specialProductMessages[language]
  return grams < 1000
    ? messages.grams(formatNumber(grams, language))
    : messages.kilograms(formatNumber(grams / 1000, language, grams % 1000 === 0 ? 0 : 1))
}
