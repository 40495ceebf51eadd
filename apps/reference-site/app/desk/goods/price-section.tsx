import { messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { isHardGap, saleGaps, type GoodsChoices } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { useCountryName } from '../../shell/use-countries.ts'
import { useDeskCall } from '../desk-call.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import { AddChoice } from './add-choice.tsx'
import { BulkPrice } from './bulk-price.tsx'
import type { DeskGoods, GoodsEndpoints } from './goods-kind.ts'
import {
  addCountry,
  isPriceChanged,
  leaveOut,
  priceForm,
  priceKey,
  priceMany,
  pricesToSend,
  renewPrices,
  typePrice,
  wrongPrices,
} from './price-form.ts'
import { PriceTable, putBackId } from './price-table.tsx'
import { useSaleCountries } from './use-sale-countries.ts'

const FIELDS = ['prices', 'prices_revision'] as const

interface Props extends Item<DeskGoods> {
  endpoint: GoodsEndpoints['setPrices']
  goods: DeskGoods
  /** Null until loaded. */
  choices: GoodsChoices | null
}

/** The form for a product's prices in all countries, saved together. */
export function PriceSection({ endpoint, goods, choices, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const call = useDeskCall()
  const { ref, ...prices } = useDeskForm({
    name: 'prices',
    read: goods,
    formOf: (read) => priceForm(read.prices, read.prices_revision),
    renew: (form, read) => renewPrices(form, read.prices, read.prices_revision),
    changes: ({ entries }) => entries.filter(isPriceChanged).length,
    bodyOf: pricesToSend,
    wrongOf: wrongPrices,
    describe: ({ path, code, params }) =>
      code === 'too_big'
        ? t(path.at(-1) === 'discount' ? 'discountLimit' : 'priceLimit', { limit: Number(params?.['max']) })
        : undefined,
    save: (body, { revision }) =>
      save(call(endpoint, { params: { id: goods.id }, query: { revision }, body }), FIELDS),
    reload: () => reload(FIELDS),
  })
  const { entries } = prices.form
  const nameOf = useCountryName()
  const listed = entries.map(({ country }) => country)
  const rest = SELECTABLE_COUNTRIES.filter((code) => !listed.includes(code))
  const countries = useSaleCountries(choices?.rates)
  const gaps = goods.prices.length > 0 ? [] : saleGaps(goods).filter(isHardGap)
  const needs = (
    <ul>
      {gaps.map((gap) => (
        <li key={gap}>{t(`gaps.${gap}`)}</li>
      ))}
    </ul>
  )
  return (
    <section className="site-desk-section" aria-labelledby="desk-prices">
      <header>
        <h2 id="desk-prices">{t('prices')}</h2>
        <p className="site-desk-note">{t('pricesLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={prices.submit}>
        {gaps.length > 0 ? (
          <Alert tone="info" title={t('notReady')} live="off">
            {needs}
          </Alert>
        ) : entries.length === 0 ? (
          <p>{t('nowhere')}</p>
        ) : null}
        <BulkPrice
          countries={countries}
          listed={listed}
          isLocked={prices.state.isSaving}
          onPrice={(codes, typed) => prices.change((form) => priceMany(form, codes, typed))}
        />
        <PriceTable
          entries={entries}
          countries={countries}
          errorOf={prices.errorOf}
          isLocked={prices.state.isSaving}
          onType={(country, field, typed) =>
            prices.change((form) => typePrice(form, country, field, typed), priceKey(country, field))
          }
          onLeaveOut={(country) => {
            prices.change((form) => leaveOut(form, country))
            const isStored = entries.some((entry) => entry.country === country && entry.read !== null)
            focusAfterRender(isStored ? putBackId(country) : 'desk-add-country')
          }}
          onPutBack={(country) => {
            prices.change((form) => addCountry(form, country))
            focusAfterRender(`price-${country}`)
          }}
        />
        {rest.length > 0 ? (
          <AddChoice
            id="desk-add-country"
            label={t('addLabel')}
            placeholder={t('choose')}
            options={rest.map((code) => ({ value: code, label: nameOf(code) }))}
            isLocked={prices.state.isSaving}
            fieldOf={(country) => `price-${country}`}
            onAdd={(country) => prices.change((form) => addCountry(form, country))}
          />
        ) : null}
        <SaveBar
          saved={t('saved')}
          {...prices.state}
          refused={
            gaps.length > 0 ? (
              <>
                <p>{t('notReady')}</p>
                {needs}
              </>
            ) : null
          }
          stale={t('stalePrices', { count: entries.filter(({ news }) => news !== null).length })}
        />
      </form>
    </section>
  )
}
