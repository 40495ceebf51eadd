import { inOnePiece } from '../messages/in-one-piece.ts'
import { messagesIn } from '../messages/messages-in.ts'
import { Price } from '@shyrdak/blocks/parts/price'
import type { Language, Money, SpecialProduct } from '@shyrdak/sdk/contract'
import { isDiscounted } from '@shyrdak/sdk/rules'
import { formatDate, formatMoney, formatSom } from '@shyrdak/sdk/format'

interface Props extends Pick<SpecialProduct, 'price' | 'currency'> {
  /** The price charged per piece, in som. */
  sale_cost: Money | null
  language: Language
}

/** The display price, and below it the charged amount if that is in another currency. */
export function PriceNote({ price, currency, sale_cost, language }: Props) {
  if (!price) return null
  const tShell = messagesIn(language, 'site/shell')
  const t = messagesIn(language, 'site/product')
  return (
    <div className="site-product-price">
      <Price
        view={price.view}
        discount={price.discount.view}
        currency={currency.currency}
        language={language}
        size="large"
        labels={{ now: tShell('priceNow'), before: tShell('priceBefore') }}
      />
      {isDiscounted(price.discount.view) && (
        <p className="site-product-saving">
          {t('saving', { amount: formatMoney(price.discount.view, currency.currency, language) })}
        </p>
      )}
      {currency.currency !== 'KGS' && sale_cost !== null && (
        <p className="site-product-charged">
          {t('charged', { amount: formatSom(sale_cost) })}
          {currency.rate_date &&
            `, ${t('rateOf', { day: inOnePiece(formatDate(currency.rate_date, language)) })}`}
        </p>
      )}
    </div>
  )
}
