import '#special-product/special-product.css'
import { messagesIn } from '#messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { toBuyBoxProduct } from '@shyrdak/react-store/buy-box-product'
import type { Language, RetailProduct } from '@shyrdak/sdk/contract'
import { formatNumber, localized, productPath } from '@shyrdak/sdk/format'
import type { Route } from './+types/product.ts'
import { GoodsGrid } from '#listing/goods-grid.tsx'
import type { PageHandle } from '#page/kind.ts'
import { notFound } from '#page/not-found.ts'
import { pageEnv } from '#page/page-env.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { breadcrumbList, placeOf, productData } from '#page/structured-data.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { loadAround } from '#product/load-product.ts'
import { ProductPage } from '#product/product-page.tsx'
import { requestedChoice } from '#product/requested-choice.ts'
import { Reviews } from '#product/reviews.tsx'
import { SizeChart } from '#product/size-chart.tsx'
import { MakerCard } from '#special-product/maker-card.tsx'
import { Stars } from '#product/stars.tsx'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Product' }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const pageContext = context.get(requestContextKey)
  const product = await pageContext.sdk.retailCatalogue.products
    .read({ params: { slug: params.slug } })
    .catch(notFound)
  const requested = requestedChoice('retail', product, { params, request })
  const around = await loadAround(pageContext, product, request)
  return { ...around, requested }
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
      productData(place, product, reviews.data),
    ],
  })
}

const stepsOf = ({ breadcrumbs, product }: RetailProduct, language: Language) => [
  { title: messagesIn(language, 'site/shell')('home'), path: '/' },
  ...breadcrumbs.map(({ url, title }) => ({ title: localized(title, language), path: `/categories/${url}` })),
  { title: localized(product.name, language), path: productPath('retail', product.slug) },
]

export default function Product({
  loaderData: { product, buttons, reviews, delivery, related, requested },
}: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const t = messagesIn(language, 'site/product')
  const tShell = messagesIn(language, 'site/shell')
  const { rating } = product
  const section = product.breadcrumbs.at(-1)
  return (
    <ProductPage
      product={{ ...product, ...product.product }}
      buyBox={toBuyBoxProduct(product)}
      steps={stepsOf(product, language)}
      requested={requested}
      delivery={delivery}
      rating={
        rating.average !== null && (
          <a className="site-product-rating" href="#reviews">
            <Stars
              rating={rating.average}
              label={t('rating', { rating: formatNumber(rating.average, language, 1) })}
            />
            {t('reviewCount', { count: rating.count })}
          </a>
        )
      }
      sizeChart={
        product.size_chart && (
          <SizeChart chart={product.size_chart} language={language} t={t} closeLabel={tShell('close')} />
        )
      }
      maker={
        product.artisan && <MakerCard artisan={product.artisan} slug={product.slug} env={env} hasGoods />
      }
      buttons={
        buttons.length > 0 && (
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
        )
      }
    >
      <Reviews
        product={{ id: product.id, slug: product.slug }}
        reviews={reviews}
        rating={rating}
        language={language}
        t={t}
      />
      {related.length > 0 && (
        <section className="site-row site-product-related">
          <header className="site-row-head">
            <h2>{t('related')}</h2>
            {section && <a href={env.link(`/categories/${section.url}`)}>{t('more')}</a>}
          </header>
          <GoodsGrid goods={related} env={env} className="site-goods-four" />
        </section>
      )}
    </ProductPage>
  )
}
