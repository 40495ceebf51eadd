import '#special-product/special-product.css'
import { messagesIn } from '#messages/messages-in.ts'
import { toSpecialBuyBoxProduct } from '@shyrdak/react-store/buy-box-product'
import type { Language, SpecialProduct as Product } from '@shyrdak/sdk/contract'
import { formatNumber, localized, productPath } from '@shyrdak/sdk/format'
import type { Route } from './+types/special-product.ts'
import { artisanGoodsPath } from '#artisans/artisan-goods-path.ts'
import type { PageHandle } from '#page/kind.ts'
import { notFound } from '#page/not-found.ts'
import { pageEnv } from '#page/page-env.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { breadcrumbList, placeOf } from '#page/structured-data.ts'
import { ProductPage } from '#product/product-page.tsx'
import { Reviews } from '#product/reviews.tsx'
import { requestedChoice } from '#product/requested-choice.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { loadBeside } from '#special-product/load-special-product.ts'
import { MakerCard } from '#special-product/maker-card.tsx'
import { SpecialGoodsGrid } from '#special-product/special-goods-grid.tsx'
import { specialProductData } from '#special-product/special-product-data.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'SpecialProduct' }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const pageContext = context.get(requestContextKey)
  const product = await pageContext.sdk.specialGoods.products
    .read({ params: { slug: params.slug } })
    .catch(notFound)
  const requested = requestedChoice('special', product, { params, request })
  const beside = await loadBeside(pageContext, product, request)
  return { ...beside, requested }
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

/** Special categories have no pages, so the breadcrumbs lead through the artisan. */
const stepsOf = ({ artisan, name, slug }: Product, language: Language) => [
  { title: messagesIn(language, 'site/shell')('home'), path: '/' },
  { title: messagesIn(language, 'site/artisans')('artisans'), path: '/artisans' },
  ...(artisan ? [{ title: localized(artisan.name, language), path: `/craftsman/${artisan.id}` }] : []),
  { title: localized(name, language), path: productPath('special', slug) },
]

export default function SpecialProduct({
  loaderData: { product, delivery, beside, reviews, requested },
}: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const t = messagesIn(language, 'site/special-product')
  const section = product.breadcrumbs.at(-1)
  return (
    <ProductPage
      product={product}
      buyBox={toSpecialBuyBoxProduct(product)}
      steps={stepsOf(product, language)}
      requested={requested}
      delivery={delivery}
      isMadeToOrder={product.made_to_order_days !== null}
      eyebrow={section && localized(section.title, language)}
      maker={product.artisan && <MakerCard artisan={product.artisan} slug={product.slug} env={env} />}
      facts={[{ name: t('weight'), text: weightText(product.weight, language) }]}
    >
      <Reviews
        product={{ id: product.id, slug: product.slug, kind: 'special' }}
        reviews={reviews}
        rating={product.rating}
        language={language}
        t={messagesIn(language, 'site/product')}
      />
      {beside.length > 0 && product.artisan && (
        <section className="site-row">
          <header className="site-row-head">
            <h2>{t('more')}</h2>
            <a href={env.link(artisanGoodsPath(product.artisan.id))}>
              {messagesIn(language, 'site/artisans')('allWorks')}
            </a>
          </header>
          <SpecialGoodsGrid goods={beside} env={env} />
        </section>
      )}
    </ProductPage>
  )
}

function weightText(grams: number, language: Language): string {
  const t = messagesIn(language, 'site/special-product')
  return grams < 1000
    ? t('grams', { grams: formatNumber(grams, language) })
    : t('kilograms', { kilograms: formatNumber(grams / 1000, language, grams % 1000 === 0 ? 0 : 1) })
}
