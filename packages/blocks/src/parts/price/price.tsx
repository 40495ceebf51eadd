import type { CurrencyCode, Language, Money } from '@shyrdak/sdk/contract'
import { discounted, isDiscounted } from '@shyrdak/sdk/rules'
import { formatMoney } from '@shyrdak/sdk/format'

interface PriceStyle {
  language: Language
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A price for display: `view` before the discount, and the discount, both in `currency`. */
export interface DiscountPrice {
  view: Money
  discount: Money
  currency: CurrencyCode
  /** Screen reader texts before the two amounts of a discounted price. */
  labels: { now: string; before: string }
  saleCost?: undefined
}

/** The amount charged, in som: `1 234.50 KGS`. Source: spec §9. */
export interface SaleCost {
  saleCost: Money
}

export type PriceProps = PriceStyle & (DiscountPrice | SaleCost)

/**
 * A price with two decimals, with the price before a discount struck through beside it. Source: spec §2, product
 * card.
 */
export function Price(props: PriceProps) {
  const { language, size = 'medium' } = props
  const { view, discount, currency, labels } =
    props.saleCost === undefined
      ? props
      : ({ view: props.saleCost, discount: '0.00', currency: 'KGS', labels: undefined } as const)
  const reduced = isDiscounted(discount) ? labels : undefined
  return (
    <span
      className="shyrdak-price shyrdak-price-now"
      data-size={size}
      data-discounted={reduced && ''}
      data-label={reduced && `${reduced.now} `}
    >
      {formatMoney(reduced ? discounted(view, discount) : view, currency, language)}
      {reduced && (
        <s className="shyrdak-price-before" data-label={`${reduced.before} `}>
          {formatMoney(view, currency, language)}
        </s>
      )}
    </span>
  )
}
