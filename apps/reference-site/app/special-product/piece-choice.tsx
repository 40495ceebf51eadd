import { Badge } from '@shyrdak/blocks/parts/badge'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Swatch } from '@shyrdak/blocks/parts/swatch'
import type { Language, SpecialProduct, Variation } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/words'
import { specialProductWords } from '../locales/special-product-words.ts'

interface Props {
  product: SpecialProduct
  /** The colour that is shown. */
  variation: Variation
  /** The address of the page in another colour. */
  colorLink: (variation: number) => string
  language: Language
}

/** The colours to look at, and of each size whether it lies ready, is made, or is gone. */
export function PieceChoice({ product, variation, colorLink, language }: Props) {
  const words = specialProductWords[language]
  const days = product.made_to_order_days
  return (
    <div className="site-pieces">
      <Swatch
        label={words.color}
        name="variation"
        value={String(variation.id)}
        options={product.variations.map(({ id, color }) => ({
          value: String(id),
          label: localized(color.name, language),
          color: color.hex,
          href: colorLink(id),
        }))}
      />
      <section aria-label={words.sizes}>
        <h2 className="site-pieces-title">{words.sizes}</h2>
        <ul className="site-pieces-sizes">
          {variation.sizes.map(({ size, stock }) => (
            <li key={size}>
              <span>{formatSize(size, language)}</span>
              {stock > 0 ? (
                <Badge tone="sage">{words.ready(stock)}</Badge>
              ) : days === null ? (
                <Badge>{words.gone}</Badge>
              ) : (
                <Badge tone="saffron">{words.toOrder}</Badge>
              )}
            </li>
          ))}
        </ul>
        {days !== null && (
          <p className="site-pieces-days">
            <Icon name="clock" />
            {words.takes(days)}
          </p>
        )}
      </section>
    </div>
  )
}
