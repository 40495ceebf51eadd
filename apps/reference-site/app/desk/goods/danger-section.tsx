import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { ShyrdakError } from '@shyrdak/sdk'
import { localized } from '@shyrdak/sdk/format'
import { GOODS_USES, type NewPrices } from '@shyrdak/sdk/management'
import { describeError } from '@shyrdak/sdk/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { AskFirst } from '../form/ask-first.tsx'
import { RemoveItem } from '../form/remove-item.tsx'
import { useAnnounce } from '../use-announce.ts'
import { useCreate } from '../use-create.ts'
import type { Item } from '../use-item.ts'
import { GOODS_ENDPOINTS, type DeskGoods, type GoodsKind } from './goods-kind.ts'

interface Props extends Pick<Item<DeskGoods>, 'save'> {
  kind: GoodsKind
  goods: DeskGoods
}

const FIELDS = ['prices', 'prices_revision'] as const

/** Actions on the whole product: copy, take off sale and put back, delete. */
export function DangerSection({ kind, goods, save }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const call = useDeskCall()
  const go = useNavigate()
  const say = useAnnounce()
  const name = localized(goods.name, language)
  const endpoints = GOODS_ENDPOINTS[kind]
  const copy = useCreate(endpoints.copy)
  const client = useQueryClient()
  /** The prices from before the product was taken off sale on this page. */
  const [former, setFormer] = useState<NewPrices | null>(null)
  const params = { id: goods.id }
  const copying = useMutation({
    async mutationFn() {
      const { id } = await copy({ params })
      await go(`/desk/${kind}/${id}`)
      say(t('copied', { name }))
    },
  })
  const pricing = useMutation({
    async mutationFn({ body, before }: { body: NewPrices; before: NewPrices | null }) {
      const query = { revision: goods.prices_revision }
      await save(call(endpoints.setPrices, { params, query, body }), FIELDS)
      setFormer(before)
    },
    async onError({ code }) {
      if (code === 'STALE') await client.invalidateQueries()
    },
  })
  const isBusy = copying.isPending || pricing.isPending
  const sold = goods.prices.map(({ sale_cost: _, ...price }) => price)
  const isSold = sold.length > 0
  const wasSold = useRef(isSold)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wasSold.current === isSold) return
    wasSold.current = isSold
    // The pressed button was removed. Does nothing if the focus is elsewhere.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[role=status], button')?.focus()
  }, [isSold])
  return (
    <section className="site-desk-section site-goods-danger" aria-labelledby="desk-danger">
      <header>
        <h2 id="desk-danger">{t('danger')}</h2>
      </header>
      <div>
        <p>{t('copyLead')}</p>
        <Button
          tone="secondary"
          size="small"
          busy={copying.isPending}
          disabled={isBusy}
          onClick={() => copying.mutate()}
        >
          {t('copy')}
        </Button>
        <NotDone error={copying.error} />
      </div>
      {isSold ? (
        <div ref={place}>
          <p>{t(kind === 'wholesale-goods' ? 'takeOffLeadWholesale' : 'takeOffLead')}</p>
          <AskFirst
            label={t('takeOff')}
            question={t('takeOffAsk')}
            answer={t('takeOffYes')}
            isBusy={pricing.isPending}
            onSure={() => pricing.mutate({ body: { prices: [] }, before: { prices: sold } })}
          />
          <NotDone error={pricing.error} />
        </div>
      ) : former ? (
        <div ref={place}>
          <p role="status" tabIndex={-1}>
            {t('takenOff')}
          </p>
          <Button
            tone="secondary"
            size="small"
            busy={pricing.isPending}
            disabled={isBusy}
            onClick={() => pricing.mutate({ body: former, before: null })}
          >
            {t('putBackOnSale')}
          </Button>
          <NotDone error={pricing.error} />
        </div>
      ) : null}
      <div>
        <p>{t('removeLead')}</p>
        <RemoveItem
          question={t('removeAsk')}
          list={`/desk/${kind}`}
          remove={() => call(endpoints.remove, { params, query: { revision: goods.revision } })}
          removed={t('removed', { name })}
          renderInUse={(issues) => (
            <ul>
              {GOODS_USES.filter((use) => issues.some(({ path }) => path[0] === use)).map((use) => (
                <li key={use}>{t(`uses.${use}`)}</li>
              ))}
            </ul>
          )}
        />
      </div>
    </section>
  )
}

/** Says below an action that it failed. */
function NotDone({ error }: { error: ShyrdakError | null }) {
  const { language } = usePageContext()
  if (error === null) return null
  return (
    <Alert tone="danger" title={messagesIn(language, 'desk/goods')('notDone')} live="assertive">
      {describeError(error.code, i18nOf(language))}
    </Alert>
  )
}
