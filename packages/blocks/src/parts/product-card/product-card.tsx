import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { BlockEnv } from '../../env.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Image } from '../image/image.tsx'
import { Price } from '../price/price.tsx'
import { discountPercent } from './discount-percent.ts'

export type ProductCardMessage = 'product.addToCart' | 'price.now' | 'price.before'

export interface ProductCardProps {
  entry: RetailProductEntry
  env: Pick<BlockEnv<ProductCardMessage>, 'language' | 'link' | 'image' | 'messages'>
  /** The page it opens; a retail product's own by default, in the colour that the photo shows. */
  path?: string | undefined
  /** Its photo is in the first view. */
  eager?: boolean | undefined
  /** How wide the photo is drawn; by default that of a card in a product grid. */
  sizes?: string | undefined
  /** The level of its heading, one below that of the list. */
  level?: 2 | 3 | 4 | undefined
}

/** From a phone's half to a desk's quarter, at one and at two dots a pixel. */
const CARD_WIDTHS = [320, 480, 640] as const
const GRID_SIZES = '(min-width: 1200px) 290px, (min-width: 780px) 31vw, 46vw'

/**
 * A product in a list: photo, name, price, and "Add to cart", which opens the product, since colour and size
 * are chosen there. All of it can be pressed. Cards stand in a `shyrdak-product-card-grid`. Source: spec §2.
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
