import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { BlockEnv } from '../../env.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Image } from '../image/image.tsx'
import { Price } from '../price/price.tsx'
import { discountPercent } from './discount-percent.ts'

export type ProductCardMessage = 'product.addToCart' | 'product.colors' | 'price.now' | 'price.before'

export interface ProductCardProps {
  entry: RetailProductEntry
  env: Pick<BlockEnv<ProductCardMessage>, 'language' | 'link' | 'image' | 'messages'>
  /** Path of the product page. Default: that of a retail product, in the colour shown in the photo. */
  path?: string | undefined
  /** Whether the photo is above the fold. */
  eager?: boolean | undefined
  /** Display width of the photo, as in `<img sizes>`. Default: that of a card in a product grid. */
  sizes?: string | undefined
  /** Heading level, one below that of the list. */
  level?: 2 | 3 | 4 | undefined
}

/** Covers half a phone screen to a quarter of a desktop screen, at 1x and 2x. */
const CARD_WIDTHS = [320, 480, 640] as const
/** The rest is counted. */
const MOST_COLORS = 5
const GRID_SIZES = '(min-width: 1200px) 290px, (min-width: 780px) 31vw, 44vw'

/**
 * A product in a list: photo, name, price, and "Add to cart", which opens the product page, because colour and size
 * are selected there. The whole card is clickable. Use inside a `shyrdak-product-card-grid`. Source: spec §2.
 */
export function ProductCard({
  entry,
  env,
  path = `/product/${entry.slug}${entry.variation_id === undefined ? '' : `?variation=${entry.variation_id}`}`,
  eager,
  sizes = GRID_SIZES,
  level = 3,
}: ProductCardProps) {
  const name = localized(entry.product.name, env.language)
  const href = env.link(path)
  const { view, discount } = entry.price
  const percent = discountPercent(view, discount.view)
  const Heading = `h${level}` as const
  return (
    <article className="shyrdak-product-card">
      <div className="shyrdak-product-card-photo">
        <Image
          photo={env.image(entry.product.photo)}
          alt=""
          sizes={sizes}
          widths={CARD_WIDTHS}
          eager={eager}
        />
        {entry.second_photo ? (
          <span className="shyrdak-product-card-second">
            <Image photo={env.image(entry.second_photo)} alt="" sizes={sizes} widths={CARD_WIDTHS} />
          </span>
        ) : null}
        {percent > 0 ? (
          <span className="shyrdak-product-card-mark">
            <Badge tone="madder" filled>
              {`−${percent}%`}
            </Badge>
          </span>
        ) : null}
      </div>
      <Heading className="shyrdak-product-card-name">
        <a className="shyrdak-product-card-link" href={href}>
          {name}
        </a>
      </Heading>
      <Price
        view={view}
        discount={discount.view}
        currency={entry.currency.currency}
        language={env.language}
        labels={{ now: env.messages('price.now'), before: env.messages('price.before') }}
      />
      {entry.colors ? (
        <p className="shyrdak-product-card-colors">
          <span className="shyrdak-hidden">{`${env.messages('product.colors')}: ${entry.colors.length}`}</span>
          {entry.colors.slice(0, MOST_COLORS).map((hex) => (
            <span key={hex} className="shyrdak-product-card-color" style={{ backgroundColor: hex }} />
          ))}
          {entry.colors.length > MOST_COLORS ? (
            <span aria-hidden="true">{`+${entry.colors.length - MOST_COLORS}`}</span>
          ) : null}
        </p>
      ) : null}
      <div className="shyrdak-product-card-action">
        <Button
          href={href}
          tone="secondary"
          wide
          aria-label={`${env.messages('product.addToCart')}: ${name}`}
        >
          {env.messages('product.addToCart')}
        </Button>
      </div>
    </article>
  )
}
