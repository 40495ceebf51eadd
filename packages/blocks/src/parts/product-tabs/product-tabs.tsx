import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { OrderKind } from '@shyrdak/sdk/contract'
import type { ReactNode } from 'react'
import { hasHtml, href, html, source, text } from '../../props/index.ts'
import type { PageEnv } from '../../tree/page-env.ts'
import { Button } from '../button/button.tsx'
import { Image } from '../image/image.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { namedTabs, type ProductTab } from './product-tab.ts'

interface ProductTabsProps extends Pick<
  BlockProps<'Products'>,
  'title' | 'banner' | 'buttonText' | 'buttonLink'
> {
  env: PageEnv
  tabs: readonly ProductTab[]
  /** Shown in a tab without products. */
  emptyText?: string
  /** Where the products are sold. Default: `retail`. */
  market?: OrderKind
}

/** A heading, a banner, product grids in tabs, and a link to more products. Source: spec §2, Products. */
export function ProductTabs({
  env,
  tabs,
  emptyText,
  market,
  title,
  banner,
  buttonText,
  buttonLink,
}: ProductTabsProps) {
  const moreLink = href(buttonLink, env)
  const shownTabs = namedTabs(tabs)
  const panels = shownTabs.map(({ products }) => renderProducts(products, env, emptyText, market))
  return (
    <>
      {text(title) && <h2 className="shyrdak-product-tabs-title">{text(title)}</h2>}
      {renderBanner(banner, env, text(title))}
      {shownTabs.length > 1
        ? env.island({
            name: 'tabs',
            root: { className: 'shyrdak-product-tabs-tabs' },
            props: { titles: shownTabs.map((tab) => tab.title), label: text(title) },
            slots: panels,
          })
        : panels[0]}
      {moreLink && text(buttonText) && (
        <p className="shyrdak-product-tabs-more">
          <Button href={moreLink} tone="secondary" size="large">
            {text(buttonText)}
          </Button>
        </p>
      )}
    </>
  )
}

function renderProducts(
  products: ProductTab['products'],
  env: PageEnv,
  emptyText: string | undefined,
  market: OrderKind | undefined,
): ReactNode {
  if (products === undefined)
    return (
      <p className="shyrdak-product-tabs-wait">
        <Spinner label={env.messages('products.loading')} />
      </p>
    )
  if (products === null || products.length === 0)
    return emptyText && <p className="shyrdak-product-tabs-empty">{emptyText}</p>
  return (
    <ul className="shyrdak-product-tabs-grid">
      {products.map((entry) => (
        <li key={entry.id}>
          <ProductCard entry={entry} env={env} market={market} />
        </li>
      ))}
    </ul>
  )
}

/** @param blockTitle the accessible name of a linked banner without text of its own */
function renderBanner(banner: ProductTabsProps['banner'], env: PageEnv, blockTitle: string): ReactNode {
  const photo = source(banner?.image, env)
  if (!photo) return null
  const hasText = text(banner?.title) !== '' || hasHtml(banner?.content)
  const link = hasText || blockTitle ? href(banner?.href, env) : undefined
  const content = (
    <>
      <Image photo={photo} alt="" sizes="(min-width: 1340px) 1248px, 94vw" width={1600} height={500} />
      {hasText && (
        <span className="shyrdak-product-tabs-text">
          {text(banner?.title) && <strong>{text(banner?.title)}</strong>}
          {hasHtml(banner?.content) && <span dangerouslySetInnerHTML={html(banner?.content)} />}
        </span>
      )}
    </>
  )
  return link ? (
    <a className="shyrdak-product-tabs-banner" href={link} aria-label={hasText ? undefined : blockTitle}>
      {content}
    </a>
  ) : (
    <div className="shyrdak-product-tabs-banner">{content}</div>
  )
}
