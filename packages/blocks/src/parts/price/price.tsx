import type { CurrencyCode, Language, Money } from '@shyrdak/sdk/contract'
import { discounted, isDiscounted } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/format'

interface PriceStyle {
  language: Language
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A price for reading: `view` before the discount, `discount` what is taken off, both in `currency`. */
export interface DiscountPrice {
  view: Money
  discount: Money
  currency: CurrencyCode
  /** Read aloud before the two amounts of a discounted price. */
  labels: { now: string; before: string }
  saleCost?: undefined
}

/** What is charged, in som: `1 234.50 KGS`. Source: spec §9. */
export interface SaleCost {
  saleCost: Money
}

export type PriceProps = PriceStyle & (DiscountPrice | SaleCost)

/** What a thing costs, to two decimals; the price before a discount stands beside it, struck through. */
export function Price(props: PriceProps) {
  const { language, size = 'medium' } = props
  if (props.saleCost !== undefined)
    return (
      <span className="shyrdak-price" data-size={size}>
        <span className="shyrdak-price-now">{formatMoney(props.saleCost, 'KGS', language)}</span>
      </span>
    )
  const { view, discount, currency, labels } = props
  if (!isDiscounted(discount))
    return (
      <span className="shyrdak-price" data-size={size}>
        <span className="shyrdak-price-now">{formatMoney(view, currency, language)}</span>
      </span>
    )
  return (
    <span className="shyrdak-price" data-size={size} data-discounted="">
      <span className="shyrdak-price-now">
        <span className="shyrdak-hidden">{`${labels.now} `}</span>
        {formatMoney(discounted(view, discount), currency, language)}
      </span>
      <s className="shyrdak-price-before">
        <span className="shyrdak-hidden">{`${labels.before} `}</span>
        {formatMoney(view, currency, language)}
      </s>
    </span>
  )
}
