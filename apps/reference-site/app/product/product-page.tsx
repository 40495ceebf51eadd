import './product.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { BuyBoxProduct } from '@shyrdak/react-store/buy-box-product'
import { RecentlyViewed } from '@shyrdak/react-store/widgets/recently-viewed'
import { BuyBox } from '@shyrdak/react-store/widgets/buy-box'
import type { SpecialProduct } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import { pageEnv } from '../page/page-env.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { useCountryName } from '../shell/use-countries.ts'
import { ColorLinks } from './color-links.tsx'
import { Gallery } from './gallery.tsx'
import { NotSoldHere } from './not-sold-here.tsx'
import { ProductLinks } from './product-links.tsx'
import { SIZE_CHART } from './size-chart.tsx'
import { PriceNote } from './price-note.tsx'
import type { ProductDelivery } from './product-delivery-data.ts'
import { DeliveryNote } from './product-delivery.tsx'

/** The product data that the page needs, the same in every market. */
export type ShownProduct = Pick<
  SpecialProduct,
  | 'slug'
  | 'photo'
  | 'name'
  | 'price'
  | 'currency'
  | 'sale_cost'
  | 'sold_here'
  | 'description'
  | 'details'
  | 'variations'
>

interface ProductPageProps {
  product: ShownProduct
  buyBox: BuyBoxProduct
  /** The breadcrumbs, with the product last. */
  steps: readonly { title: string; path: string }[]
  requested: { variation?: number; size?: string }
  delivery: ProductDelivery | null
  /** Products made to order can be bought out of stock, so the page opens with the first colour. */
  isMadeToOrder?: boolean
  eyebrow?: string | undefined
  rating?: ReactNode
  sizeChart?: ReactNode
  maker?: ReactNode
  buttons?: ReactNode
  /** Additional rows for the product's details. */
  facts?: readonly { name: string; text: string }[]
  /** Content below the product: reviews, other products. */
  children: ReactNode
}

/** The product page. Parts that only one market has are passed as props. */
export function ProductPage(props: ProductPageProps) {
  const { product, steps, requested, delivery, eyebrow, rating, children } = props
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const { language } = pageContext
  const t = messagesIn(language, 'site/product')
  const tShell = messagesIn(language, 'site/shell')
  const country = useCountryName()(pageContext.country)
  const name = localized(product.name, language)
  const description = localized(product.description, language).trim()
  // The same colour that the buy box opens with.
  const variation =
    product.variations.find(({ id }) => id === requested.variation) ??
    (props.isMadeToOrder
      ? undefined
      : product.variations.find(({ sizes }) => sizes.some(({ stock }) => stock > 0))) ??
    product.variations[0]
  const photos = (variation?.photos.length ? variation.photos : [product.photo]).map((photo) =>
    env.image(photo),
  )
  const details = [
    ...product.details.map((one) => ({
      name: localized(one.name, language),
      text: localized(one.text, language),
    })),
    ...(props.facts ?? []),
  ]
  return (
    <main className="site-page">
      <Breadcrumbs
        label={tShell('breadcrumbs')}
        items={steps.map(({ title, path }) => ({ title, href: env.link(path) }))}
      />
      <div className="site-product">
        <Gallery photos={photos} name={name} t={t} closeLabel={tShell('close')} />
        <div className="site-product-side">
          <header className="site-product-head">
            {eyebrow && <p className="site-eyebrow">{eyebrow}</p>}
            <h1>
              <UnbrokenName text={name} />
            </h1>
            {rating}
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
                  product: props.buyBox,
                  requested,
                  delivers: delivery?.delivers ?? true,
                  isSticky: true,
                  ...(props.sizeChart ? { sizeChart: SIZE_CHART } : {}),
                }}
                className="site-buy"
              />
              <noscript>{t('noScript')}</noscript>
              <ColorLinks
                variations={product.variations}
                chosen={variation?.id}
                path={steps.at(-1)?.path ?? ''}
                env={env}
              />
            </>
          ) : (
            <NotSoldHere country={country} language={language} />
          )}
          {props.sizeChart}
          {delivery && (
            <DeliveryNote
              delivery={delivery}
              country={country}
              currency={product.currency.currency}
              language={language}
              t={t}
            />
          )}
          {props.maker}
          <ProductLinks
            name={name}
            wish={`${props.buyBox.is_special ? 'special' : 'retail'}-${props.buyBox.id}`}
            t={t}
          />
        </div>
        {description || props.buttons ? (
          <section className="site-product-about">
            {description ? (
              <>
                <h2>{t('description')}</h2>
                <p className="site-product-story">{description}</p>
              </>
            ) : null}
            {props.buttons}
          </section>
        ) : null}
        {details.length > 0 && (
          <section className="site-product-text">
            <h2>{t('details')}</h2>
            <dl className="site-details">
              {details.map((detail) => (
                <div key={detail.name}>
                  <dt>{detail.name}</dt>
                  <dd>{detail.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      {children}
      <Island
        name="recently-viewed"
        of={RecentlyViewed}
        props={{ current: { path: steps.at(-1)?.path ?? '', name: product.name, photo: product.photo } }}
        wake="idle"
      />
    </main>
  )
}
