import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { ReactNode } from 'react'
import { hasHtml, href, html, source, text } from '../../read/index.ts'
import type { PageEnv } from '../../tree/page-env.ts'
import { Button } from '../button/button.tsx'
import { Picture } from '../picture/picture.tsx'
import { ProductCard } from '../product-card/product-card.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { namedShelves, type Shelf } from './shelves.ts'

interface Props extends Pick<BlockProps<'Products'>, 'title' | 'banner' | 'buttonText' | 'buttonLink'> {
  env: PageEnv
  shelves: readonly Shelf[]
  /** Said where a shelf has nothing on it. */
  empty?: string
  /** The page that a product opens; a retail product's own by default. */
  pathOf?: (slug: string) => string
}

/** A heading, a banner, goods under a tab for each shelf, and a button to more. Source: spec §2, Products. */
export function GoodsShelf({ env, shelves, empty, pathOf, title, banner, buttonText, buttonLink }: Props) {
  const more = href(buttonLink, env)
  const shown = namedShelves(shelves)
  const panels = shown.map(({ goods }) => drawGoods(goods, env, empty, pathOf))
  return (
    <>
      {text(title) && <h2 className="shyrdak-goods-shelf-title">{text(title)}</h2>}
      {drawBanner(banner, env, text(title))}
      {shown.length > 1
        ? env.island({
            name: 'tabs',
            root: { className: 'shyrdak-goods-shelf-tabs' },
            props: { titles: shown.map((shelf) => shelf.title), label: text(title) },
            slots: panels,
          })
        : panels[0]}
      {more && text(buttonText) && (
        <p className="shyrdak-goods-shelf-more">
          <Button href={more} tone="secondary" size="large">
            {text(buttonText)}
          </Button>
        </p>
      )}
    </>
  )
}

function drawGoods(
  goods: Shelf['goods'],
  env: PageEnv,
  empty: string | undefined,
  pathOf: Props['pathOf'],
): ReactNode {
  if (goods === undefined)
    return (
      <p className="shyrdak-goods-shelf-wait">
        <Spinner label={env.words('products.loading')} />
      </p>
    )
  if (goods === null || goods.length === 0)
    return empty && <p className="shyrdak-goods-shelf-empty">{empty}</p>
  return (
    <ul className="shyrdak-goods-shelf-grid">
      {goods.map((entry) => (
        <li key={entry.id}>
          <ProductCard entry={entry} env={env} path={pathOf?.(entry.slug)} />
        </li>
      ))}
    </ul>
  )
}

/** @param subject names a banner that leads somewhere and has no words of its own */
function drawBanner(banner: Props['banner'], env: PageEnv, subject: string): ReactNode {
  const photo = source(banner?.image, env)
  if (!photo) return null
  const hasWords = text(banner?.title) !== '' || hasHtml(banner?.content)
  const leads = hasWords || subject ? href(banner?.href, env) : undefined
  const words = (
    <>
      <Picture photo={photo} alt="" sizes="(min-width: 1340px) 1248px, 94vw" width={1600} height={500} />
      {hasWords && (
        <span className="shyrdak-goods-shelf-words">
          {text(banner?.title) && <strong>{text(banner?.title)}</strong>}
          {hasHtml(banner?.content) && <span dangerouslySetInnerHTML={html(banner?.content)} />}
        </span>
      )}
    </>
  )
  return leads ? (
    <a className="shyrdak-goods-shelf-banner" href={leads} aria-label={hasWords ? undefined : subject}>
      {words}
    </a>
  ) : (
    <div className="shyrdak-goods-shelf-banner">{words}</div>
  )
}
