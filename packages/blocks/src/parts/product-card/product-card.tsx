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
  /** Where the product is sold; determines its page and its wishlist entry. Default: `retail`. */
  market?: OrderKind | undefined
  /** Whether the photo is above the fold, so that it loads immediately. */
  eager?: boolean | undefined
  /** Display width of the photo, as in `<img sizes>`. Default: the width of a card in a product grid. */
  sizes?: string | undefined
  /** Heading level, one below that of the list. Default: 3. */
  level?: 2 | 3 | 4 | undefined
  /** Root element. Default: `article`. */
  as?: 'article' | 'li' | undefined
}

/** Covers half a phone screen to a quarter of a desktop screen, at 1x and 2x. */
const CARD_WIDTHS = [320, 480, 640] as const
/** Colours beyond this are shown as a number. */
const MAX_COLORS = 5
/**
 * On phones slightly below the real 44vw of a card, so that 3x screens load 480 pixels instead of 640, which
 * would make no visible difference.
 */
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
  // The link selects the colour shown in the photo.
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
      {/* Not a Button, whose extra element for centring icons would repeat on each card. */}
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

/** Custom properties for the style sheet; the CSSProperties type does not allow them. */
const properties = (values: Record<`--card-${string}`, string>) => values as CSSProperties

/** A second photo shown on hover. It is a background image, so it is loaded only then. */
const secondView = (photo: string | undefined, image: (photo: string) => string) =>
  photo === undefined
    ? undefined
    : properties({
        '--card-second': `image-set(url("${imageVariant(image(photo), 320, 'webp')}") 1x, url("${imageVariant(image(photo), 640, 'webp')}") 2x)`,
      })

const SWATCH = 21

/**
 * Colour dots drawn as one element with box shadows: an element per colour would make up half of a list's
 * markup. The first colour is the dot itself, since a shadow is not painted below its own element.
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
