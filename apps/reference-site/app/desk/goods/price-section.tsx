import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import { AddCountry } from './add-country.tsx'
import type { DeskGoods, GoodsEndpoints } from './goods-kind.ts'
import {
  addCountry,
  isPriceChanged,
  leaveOut,
  priceForm,
  priceKey,
  pricesToSend,
  renewPrices,
  typePrice,
  wrongPrices,
} from './price-form.ts'
import { PriceTable } from './price-table.tsx'

const FIELDS = ['prices', 'prices_revision'] as const

interface Props extends Item<DeskGoods> {
  endpoint: GoodsEndpoints['setPrices']
  goods: DeskGoods
}

/** What a product costs in each country, set for all of them at once. */
export function PriceSection({ endpoint, goods, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const call = useDeskCall()
  const { ref, ...prices } = useDeskForm({
    read: goods,
    formOf: (read) => priceForm(read.prices, read.prices_revision),
    renew: (form, read) => renewPrices(form, read.prices, read.prices_revision),
    changes: ({ entries }) => entries.filter(isPriceChanged).length,
    bodyOf: pricesToSend,
    wrongOf: wrongPrices,
    save: (body, { revision }) =>
      save(call(endpoint, { params: { id: goods.id }, query: { revision }, body }), FIELDS),
    reload: () => reload(FIELDS),
  })
  const { entries } = prices.form
  return (
    <section className="site-desk-section" aria-labelledby="desk-prices">
      <header>
        <h2 id="desk-prices">{t('prices')}</h2>
        <p className="site-desk-note">{t('pricesLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={prices.submit}>
        {entries.length === 0 ? <p>{t('nowhere')}</p> : null}
        <PriceTable
          entries={entries}
          errorOf={prices.errorOf}
          isLocked={prices.isSaving}
          onType={(country, field, typed) =>
            prices.change((form) => typePrice(form, country, field, typed), priceKey(country, field))
          }
          onLeaveOut={(country) => prices.change((form) => leaveOut(form, country))}
          onPutBack={(country) => prices.change((form) => addCountry(form, country))}
        />
        <AddCountry
          sold={entries.map(({ country }) => country)}
          isLocked={prices.isSaving}
          onAdd={(country) => prices.change((form) => addCountry(form, country))}
        />
        <SaveBar
          saved={t('saved')}
          {...prices}
          stale={t('stalePrices', { count: entries.filter(({ news }) => news !== null).length })}
        />
      </form>
    </section>
  )
}
