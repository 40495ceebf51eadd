import type { OrderKind, RetailProductEntry } from '@shyrdak/sdk/contract'
import { formatNumber, localized, productPath } from '@shyrdak/sdk/format'
import { imageVariant } from '@shyrdak/sdk/rules'
import type { CSSProperties } from 'react'
import type { BlockEnv } from '../../env.ts'
import { Image } from '../image/image.tsx'
import { Price } from '../price/price.tsx'
import { UnbrokenName } from '../unbroken-name/unbroken-name.tsx'
import { discountPercent } from './discount-percent.ts'

export type ProductCardMessage =
  | 'product.addToCart'
  | 'product.colors'
  | 'product.rating'
  | 'product.wishlist'
  | 'price.now'
  | 'price.before'

export interface ProductCardProps {
  entry: RetailProductEntry
  env: Pick<BlockEnv<ProductCardMessage>, 'language' | 'link' | 'image' | 'messages' | 'hasWishlist'>
  /** Where the product is sold, which its page and its place on a wishlist follow. Default: `retail`. */
  market?: OrderKind | undefined
  /** Whether the photo is above the fold. */
  eager?: boolean | undefined
  /** Display width of the photo, as in `<img sizes>`. Default: that of a card in a product grid. */
  sizes?: string | undefined
  /** Heading level, one below that of the list. */
  level?: 2 | 3 | 4 | undefined
  /** The element: an article, or the item of a list itself. */
  as?: 'article' | 'li' | undefined
}

/** Covers half a phone screen to a quarter of a desktop screen, at 1x and 2x. */
const CARD_WIDTHS = [320, 480, 640] as const
/** The rest is counted. */
const MAX_COLORS = 5
/** On phones a little below the 44vw of a card, so that those of 3x take 480 pixels, not 640 for a difference nobody sees. */
const GRID_SIZES = '(min-width: 1200px) 290px, (min-width: 781px) 31vw, 40vw'

/**
 * A product in a list: photo, name, price, and "Add to cart", which opens the product page, because colour and size
 * are selected there. The whole card is clickable. Use inside a `shyrdak-product-card-grid`. Source: spec §2.
 */
export function ProductCard({
  entry,
  env,
  market = 'retail',
  eager,
  sizes = GRID_SIZES,
  level = 3,
  as: Card = 'article',
}: ProductCardProps) {
  const name = localized(entry.product.name, env.language)
  const { variation_id: variation } = entry
  // In the colour shown in the photo.
  const colour = variation === undefined ? '' : `?variation=${variation}`
  const href = env.link(productPath(market, entry.slug) + colour)
  const { view, discount } = entry.price
  const percent = discountPercent(view, discount.view)
  const Heading = `h${level}` as const
  return (
    <Card
      className="shyrdak-product-card"
      style={secondView(entry.second_photo, env.image)}
      data-discount={percent > 0 ? `−${percent}%` : undefined}
    >
      <Image photo={env.image(entry.product.photo)} alt="" sizes={sizes} widths={CARD_WIDTHS} eager={eager} />
      <Heading className="shyrdak-product-card-name">
        <a className="shyrdak-product-card-link" href={href}>
          <UnbrokenName text={name} />
        </a>
      </Heading>
      <Price
        view={view}
        discount={discount.view}
        currency={entry.currency.currency}
        language={env.language}
        labels={{ now: env.messages('price.now'), before: env.messages('price.before') }}
      />
      {entry.rating ? (
        <span
          className="shyrdak-product-card-rating"
          role="img"
          aria-label={`${env.messages('product.rating')}: ${formatNumber(entry.rating.average, env.language, 1)} / 5 (${entry.rating.count})`}
        >
          {`${formatNumber(entry.rating.average, env.language, 1)} (${entry.rating.count})`}
        </span>
      ) : null}
      {entry.colors ? (
        <span
          className="shyrdak-product-card-colors"
          role="img"
          aria-label={`${env.messages('product.colors')}: ${entry.colors.length}`}
          style={swatches(entry.colors.slice(0, MAX_COLORS))}
        >
          {entry.colors.length > MAX_COLORS ? `+${entry.colors.length - MAX_COLORS}` : null}
        </span>
      ) : null}
      {/* A Button without the element that centres icons: there is one on each card. */}
      <a
        className="shyrdak-button shyrdak-product-card-action"
        data-tone="secondary"
        data-wide=""
        href={href}
        aria-label={`${env.messages('product.addToCart')}: ${name}`}
      >
        {env.messages('product.addToCart')}
      </a>
      {env.hasWishlist ? (
        <button
          type="button"
          className="shyrdak-product-card-heart"
          data-wishlist-item={`${market}-${entry.id}`}
          aria-pressed="false"
          aria-label={`${env.messages('product.wishlist')}: ${name}`}
        />
      ) : null}
    </Card>
  )
}

/** What the sheet draws by these; the type does not know custom properties. */
const properties = (values: Record<`--card-${string}`, string>) => values as CSSProperties

/** Another view, where a mouse shows it: a background, which is loaded only then. */
const secondView = (photo: string | undefined, image: (photo: string) => string) =>
  photo === undefined
    ? undefined
    : properties({
        '--card-second': `image-set(url("${imageVariant(image(photo), 320, 'webp')}") 1x, url("${imageVariant(image(photo), 640, 'webp')}") 2x)`,
      })

const SWATCH = 21

/**
 * Dots beside each other, as one and its shadows: an element for each colour of each card would be half of a list. The
 * first is the dot itself, since no shadow is painted below what throws it.
 */
const swatches = (colors: readonly string[]) =>
  properties({
    '--card-swatch': colors[0] ?? 'transparent',
    '--card-swatches': colors
      .flatMap((hex, place) => [
        ...(place > 0 ? [`${place * SWATCH}px 0 ${hex}`] : []),
        `${place * SWATCH}px 0 0 1px rgb(42 38 35 / 0.25)`,
      ])
      .join(', '),
    '--card-swatches-width': `${(colors.length - 1) * SWATCH + 16}px`,
  })
