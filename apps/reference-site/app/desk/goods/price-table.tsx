import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { CountryPrice, Issue, Money } from '@shyrdak/sdk/contract'
import { isDiscounted } from '@shyrdak/sdk/rules'
import { describeIssue, formatMoney } from '@shyrdak/sdk/words'
import { usePageVisit } from '../../page/use-visit.ts'
import { useCountryName } from '../use-country-name.ts'
import { goodsWords } from './goods-words.ts'
import { isPriceChanged, priceKey, saleCost, type PriceEntry, type PriceField } from './price-form.ts'

interface Props {
  entries: readonly PriceEntry[]
  /** By `priceKey`. */
  wrong: ReadonlyMap<string, Issue>
  isLocked: boolean
  onType: (country: string, field: PriceField, typed: string) => void
  onLeaveOut: (country: string) => void
  onPutBack: (country: string) => void
}

/** A row of fields for every country where a product is sold, with what a piece will be sold for. */
export function PriceTable({ entries, wrong, isLocked, onType, onLeaveOut, onPutBack }: Props) {
  const { language } = usePageVisit()
  const words = goodsWords[language]
  const nameOf = useCountryName()
  if (entries.length === 0) return null
  const money = (amount: Money) => formatMoney(amount, 'KGS', language)
  const newsText = ({ price, discount }: CountryPrice) =>
    words.news(money(price), isDiscounted(discount) ? money(discount) : null)
  const field = (entry: PriceEntry, name: PriceField) => {
    const issue = wrong.get(priceKey(entry.country, name))
    return (
      <Field
        id={`${name}-${entry.country}`}
        name={priceKey(entry.country, name)}
        label={words[name]}
        value={entry[name]}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isLocked}
        error={issue && describeIssue(issue, language)}
        onChange={({ currentTarget }) => onType(entry.country, name, currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    )
  }
  return (
    <div className="site-goods-prices">
      <p className="site-goods-prices-head" aria-hidden="true">
        <span>{words.country}</span>
        <span>{words.price}</span>
        <span>{words.discount}</span>
        <span>{words.sale}</span>
      </p>
      {entries.map((entry) => {
        const name = nameOf(entry.country)
        const sale = saleCost(entry)
        return (
          <div
            key={entry.country}
            className="site-goods-price"
            role="group"
            aria-label={name}
            data-changed={isPriceChanged(entry) || undefined}
            data-news={entry.news !== null || undefined}
          >
            <span className="site-goods-country">
              {entry.isLeftOut ? <s>{name}</s> : name}
              {entry.read === null && !entry.isLeftOut ? <Badge tone="indigo">{words.added}</Badge> : null}
            </span>
            {entry.isLeftOut ? (
              <>
                <span className="site-goods-left-out">{words.leftOut}</span>
                <Button
                  tone="secondary"
                  size="small"
                  disabled={isLocked}
                  aria-label={words.putBack(name)}
                  onClick={() => onPutBack(entry.country)}
                >
                  {words.putBackShort}
                </Button>
              </>
            ) : (
              <>
                {field(entry, 'price')}
                {field(entry, 'discount')}
                <output
                  className="site-goods-sale"
                  htmlFor={`price-${entry.country} discount-${entry.country}`}
                  aria-label={words.sale}
                >
                  {sale === null ? '—' : money(sale)}
                </output>
                <Button
                  className="site-goods-leave"
                  tone="quiet"
                  disabled={isLocked}
                  aria-label={words.leaveOut(name)}
                  title={words.leaveOut(name)}
                  onClick={() => onLeaveOut(entry.country)}
                >
                  <Icon name="trash" />
                </Button>
              </>
            )}
            {entry.news ? (
              <p className="site-goods-news">
                {entry.news === 'gone' ? words.newsGone : newsText(entry.news)}
              </p>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
