import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { ReactNode } from 'react'
import { hasHtml, href, html, source, text } from '../../props/index.ts'
import type { PageEnv } from '../../tree/page-env.ts'
import { Button } from '../button/button.tsx'
import { Image } from '../image/image.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { namedTabs, type ProductTab } from './product-tab.ts'

interface Props extends Pick<BlockProps<'Products'>, 'title' | 'banner' | 'buttonText' | 'buttonLink'> {
  env: PageEnv
  tabs: readonly ProductTab[]
  /** Said where a shelf has nothing on it. */
  empty?: string
  /** The page that a product opens; a retail product's own by default. */
  pathOf?: (slug: string) => string
}

/** A heading, a banner, goods under a tab for each shelf, and a button to more. Source: spec §2, Products. */
export function ProductTabs({ env, tabs, empty, pathOf, title, banner, buttonText, buttonLink }: Props) {
  const more = href(buttonLink, env)
  const shown = namedTabs(tabs)
  const panels = shown.map(({ goods }) => renderGoods(goods, env, empty, pathOf))
  return (
    <>
      {text(title) && <h2 className="shyrdak-product-tabs-title">{text(title)}</h2>}
      {renderBanner(banner, env, text(title))}
      {shown.length > 1
        ? env.island({
            name: 'tabs',
            root: { className: 'shyrdak-product-tabs-tabs' },
            props: { titles: shown.map((tab) => tab.title), label: text(title) },
            slots: panels,
          })
        : panels[0]}
      {more && text(buttonText) && (
        <p className="shyrdak-product-tabs-more">
          <Button href={more} tone="secondary" size="large">
            {text(buttonText)}
          </Button>
        </p>
      )}
    </>
  )
}

function renderGoods(
  goods: ProductTab['goods'],
  env: PageEnv,
  empty: string | undefined,
  pathOf: Props['pathOf'],
): ReactNode {
  if (goods === undefined)
    return (
      <p className="shyrdak-product-tabs-wait">
        <Spinner label={env.messages('products.loading')} />
      </p>
    )
  if (goods === null || goods.length === 0)
    return empty && <p className="shyrdak-product-tabs-empty">{empty}</p>
  return (
    <ul className="shyrdak-product-tabs-grid">
      {goods.map((entry) => (
        <li key={entry.id}>
          <ProductCard entry={entry} env={env} path={pathOf?.(entry.slug)} />
        </li>
      ))}
    </ul>
  )
}

/** @param subject names a banner that leads somewhere and has no words of its own */
function renderBanner(banner: Props['banner'], env: PageEnv, subject: string): ReactNode {
  const photo = source(banner?.image, env)
  if (!photo) return null
  const hasMessages = text(banner?.title) !== '' || hasHtml(banner?.content)
  const leads = hasMessages || subject ? href(banner?.href, env) : undefined
  const messages = (
    <>
      <Image photo={photo} alt="" sizes="(min-width: 1340px) 1248px, 94vw" width={1600} height={500} />
      {hasMessages && (
        <span className="shyrdak-product-tabs-text">
          {text(banner?.title) && <strong>{text(banner?.title)}</strong>}
          {hasHtml(banner?.content) && <span dangerouslySetInnerHTML={html(banner?.content)} />}
        </span>
      )}
    </>
  )
  return leads ? (
    <a className="shyrdak-product-tabs-banner" href={leads} aria-label={hasMessages ? undefined : subject}>
      {messages}
    </a>
  ) : (
    <div className="shyrdak-product-tabs-banner">{messages}</div>
  )
}
