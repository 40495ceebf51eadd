import './prices.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { localized } from '@shyrdak/sdk/format'
import { listPrices, type ListPrice } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { RemoveItem } from '../form/remove-item.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Loaded } from '../loaded.tsx'
import { useItem, type Item } from '../use-item.ts'
import { PriceFields } from './price-fields.tsx'
import { changedFields, listPriceToSend, priceFormOf } from './price-form.ts'

/** The page of a price in a list. */
export function PricePage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/prices')
  const { query, ...item } = useItem(listPrices.read, { params: { id } })
  return (
    <DeskPage title={query.data ? localized(query.data.product.name, language) : t('title')}>
      <Loaded query={query}>
        {(price) => (
          <>
            <p className="site-desk-ways">
              <BackLink list={`/desk/price-lists/${price.price_list_id}`}>{t('toList')}</BackLink>
              <a href={`${prefix}/desk/wholesale-goods/${price.product.id}`}>{t('toGoods')}</a>
              <Badge tone={price.state === 'current' ? 'sage' : 'plain'}>{t(`stateOf.${price.state}`)}</Badge>
            </p>
            <EditPrice price={price} {...item} />
            <RemovePrice price={price} />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

function EditPrice({ price, save, reload }: Item<ListPrice> & { price: ListPrice }) {
  const t = messagesIn(usePageContext().language, 'desk/prices')
  const call = useDeskCall()
  const text = String(price.product.id)
  const { data: known } = useQuery({
    queryKey: [listPrices.goods.path, text],
    queryFn: ({ signal }) => call(listPrices.goods, { query: { text }, signal }),
  })
  const soles = known?.find(({ id }) => id === price.product.id)?.soles ?? (price.sole ? [price.sole] : [])
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'price',
    read: price,
    formOf: priceFormOf,
    changes: (typed, read) => changedFields(typed, priceFormOf(read)),
    isNews: (before, now) => before.revision !== now.revision,
    bodyOf: listPriceToSend,
    save: (body) =>
      save(call(listPrices.update, { params: { id: price.id }, query: { revision: price.revision }, body })),
    reload: () => reload(),
  })
  return (
    <section className="site-desk-section" aria-labelledby="desk-price">
      <header>
        <h2 id="desk-price">{t('edit')}</h2>
        <p className="site-desk-note">{t('lead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <PriceFields
          form={form}
          soles={soles}
          isLocked={state.isSaving}
          errorOf={errorOf}
          onType={(field, value, key) => change((now) => ({ ...now, [field]: value }), key)}
        />
        <SaveBar {...state} canTakeTheirs stale={t('stale')} saved={t('saved')} />
      </form>
    </section>
  )
}

function RemovePrice({ price }: { price: ListPrice }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/prices')
  const call = useDeskCall()
  return (
    <section className="site-desk-section" aria-label={messagesIn(language, 'desk/form')('remove')}>
      <p className="site-desk-note">{t('removeLead')}</p>
      <RemoveItem
        question={t('removeAsk')}
        list={`/desk/price-lists/${price.price_list_id}`}
        removed={t('removed')}
        remove={() =>
          call(listPrices.remove, { params: { id: price.id }, query: { revision: price.revision } })
        }
      />
    </section>
  )
}
