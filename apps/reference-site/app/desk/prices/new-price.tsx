import './prices.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { formatDate, localized } from '@shyrdak/sdk/format'
import { listPrices, priceLists, type ManagedPriceList } from '@shyrdak/sdk/management'
import { useState } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { DeskPage } from '../desk-page.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Loaded } from '../loaded.tsx'
import { useCreate } from '../use-create.ts'
import { useItem } from '../use-item.ts'
import { GoodsSearch } from './goods-search.tsx'
import { PriceFields } from './price-fields.tsx'
import { changedFields, emptyPrice, listPriceToSend } from './price-form.ts'

/** The page to add prices to a list, one after the other. */
export function NewPricePage({ listId }: { listId: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/prices')
  const { query } = useItem(priceLists.read, { params: { id: listId } })
  return (
    <DeskPage title={t('add')}>
      <Loaded query={query}>
        {(list) => (
          <>
            <p className="site-desk-ways">
              <a href={`${prefix}/desk/price-lists/${listId}`}>{localized(list.name, language)}</a>
            </p>
            <NewPrice list={list} />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

function NewPrice({ list }: { list: ManagedPriceList }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/prices')
  const create = useCreate(listPrices.create)
  const [empty] = useState(() => emptyPrice(formatDate(new Date().toISOString(), 'en', 'iso')))
  const [added, setAdded] = useState<number | null>(null)
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'price',
    read: empty,
    formOf: (read) => read,
    changes: changedFields,
    bodyOf: listPriceToSend,
    async save(body) {
      const { id } = await create({ params: { id: list.id }, body })
      setAdded(id)
      return empty
    },
  })
  return (
    <section className="site-desk-section" aria-label={t('add')}>
      <form ref={ref} noValidate onSubmit={submit}>
        <GoodsSearch
          chosen={form.goods}
          error={errorOf('product_id')}
          isLocked={state.isSaving}
          onChoose={(goods) => change((now) => ({ ...now, goods, sole: '' }), 'product_id')}
        />
        <PriceFields
          form={form}
          soles={form.goods?.soles ?? []}
          isLocked={state.isSaving}
          errorOf={errorOf}
          onType={(field, value, key) => change((now) => ({ ...now, [field]: value }), key)}
        />
        <SaveBar {...state} stale={null} saved={t('added')} />
      </form>
      {added === null ? null : <a href={`${prefix}/desk/prices/${added}`}>{t('toAdded')}</a>}
    </section>
  )
}
