import './prices.css'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { localized } from '@shyrdak/sdk/format'
import { listPrices, type ListPrice } from '@shyrdak/sdk/management'
import { describeError } from '@shyrdak/sdk/messages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Loaded } from '../loaded.tsx'
import { useArrive } from '../use-arrive.ts'
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
  const arrive = useArrive()
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation({
    mutationFn: () =>
      call(listPrices.remove, { params: { id: price.id }, query: { revision: price.revision } }),
    onSuccess: () => arrive(`/desk/price-lists/${price.price_list_id}`),
  })
  return (
    <>
      <p className="site-desk-ways">
        <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </p>
      <Dialog
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && !removing.isPending && setAsking(false)}
        size="small"
        title={t('removeTitle')}
        description={t('removeText')}
        closeLabel={t('close')}
        actions={
          <>
            <Button tone="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
              {t('remove')}
            </Button>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        {removing.error ? (
          <Alert tone="danger">{describeError(removing.error.code, i18nOf(language))}</Alert>
        ) : null}
      </Dialog>
    </>
  )
}
