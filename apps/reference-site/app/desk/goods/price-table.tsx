import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { CountryPrice } from '@shyrdak/sdk/management'
import { isDiscounted } from '@shyrdak/sdk/rules'
import { formatSom } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { useCountryName } from '../../shell/use-countries.ts'
import { inCurrency, type SaleCountries } from './use-sale-countries.ts'
import { isPriceChanged, priceKey, saleCost, type PriceEntry, type PriceField } from './price-form.ts'

interface Props {
  entries: readonly PriceEntry[]
  countries: SaleCountries
  /** Takes a `priceKey`. */
  errorOf: (key: string) => string | undefined
  isLocked: boolean
  onType: (country: string, field: PriceField, typed: string) => void
  onLeaveOut: (country: string) => void
  onPutBack: (country: string) => void
}

/** The id of the button that puts a left out country back. */
export const putBackId = (country: string): string => `put-back-${country}`

/** A row of fields for every country of sale, with the resulting price. */
export function PriceTable({ entries, countries, errorOf, isLocked, onType, onLeaveOut, onPutBack }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const nameOf = useCountryName()
  if (entries.length === 0) return null
  const newsText = ({ discount: typed }: PriceEntry, { price, discount }: CountryPrice) => {
    if (isDiscounted(discount))
      return t('newsWithDiscount', { price: formatSom(price), discount: formatSom(discount) })
    // The discount that is still typed here would come back unnoticed.
    return t(typed.trim() === '' ? 'news' : 'newsNoDiscount', { price: formatSom(price) })
  }
  const field = (entry: PriceEntry, name: PriceField) => {
    const key = priceKey(entry.country, name)
    return (
      <Field
        id={`${name}-${entry.country}`}
        name={key}
        label={t(name)}
        hidesLabel
        value={entry[name]}
        required={name === 'price'}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isLocked}
        error={errorOf(key)}
        onChange={({ currentTarget }) => onType(entry.country, name, currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    )
  }
  return (
    <div className="site-goods-prices">
      <p className="site-goods-prices-head" aria-hidden="true">
        <span>{t('country')}</span>
        <span>
          {t('price')}
          <span className="shyrdak-field-mark">*</span>
        </span>
        <span>{t('discount')}</span>
        <span>{t('sale')}</span>
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
              {entry.read === null && !entry.isLeftOut ? <Badge tone="indigo">{t('added')}</Badge> : null}
            </span>
            {entry.isLeftOut ? (
              <>
                <span className="site-goods-left-out">{t('leftOut')}</span>
                <Button
                  id={putBackId(entry.country)}
                  tone="secondary"
                  size="small"
                  disabled={isLocked}
                  aria-label={t('putBack', { country: name })}
                  onClick={() => onPutBack(entry.country)}
                >
                  {t('putBackShort')}
                </Button>
              </>
            ) : (
              <>
                {field(entry, 'price')}
                {field(entry, 'discount')}
                <output
                  className="site-goods-sale"
                  htmlFor={`price-${entry.country} discount-${entry.country}`}
                  aria-label={t('sale')}
                >
                  {sale === null ? '—' : formatSom(sale)}
                  {sale === null ? null : (
                    <span className="site-goods-reading">
                      {inCurrency(countries, entry.country, sale, language)}
                    </span>
                  )}
                </output>
                <Button
                  className="site-goods-leave"
                  tone="quiet"
                  disabled={isLocked}
                  aria-label={t('leaveOut', { country: name })}
                  title={t('leaveOut', { country: name })}
                  onClick={() => onLeaveOut(entry.country)}
                >
                  <Icon name="trash" />
                </Button>
              </>
            )}
            {entry.news ? (
              <p className="site-goods-news">
                {entry.news === 'gone' ? t('newsGone') : newsText(entry, entry.news)}
              </p>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
