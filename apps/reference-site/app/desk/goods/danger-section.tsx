import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import { localized } from '@shyrdak/sdk/format'
import { GOODS_USES, type NewPrices } from '@shyrdak/sdk/management'
import { describeError } from '@shyrdak/sdk/messages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { AskFirst } from '../form/ask-first.tsx'
import { RemoveItem } from '../form/remove-item.tsx'
import { useAnnounce } from '../use-announce.ts'
import type { Item } from '../use-item.ts'
import { GOODS_ENDPOINTS, type DeskGoods, type GoodsKind } from './goods-kind.ts'

interface Props extends Item<DeskGoods> {
  kind: GoodsKind
  goods: DeskGoods
}

const FIELDS = ['prices', 'prices_revision'] as const

/** Actions on the whole product: copy, take off sale and put back, delete. */
export function DangerSection({ kind, goods, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const call = useDeskCall()
  const go = useNavigate()
  const say = useAnnounce()
  const name = localized(goods.name, language)
  const endpoints = GOODS_ENDPOINTS[kind]
  const [busy, setBusy] = useState<'copy' | 'prices' | null>(null)
  const [failure, setFailure] = useState<ShyrdakError | null>(null)
  /** The prices from before the product was taken off sale on this page. */
  const [former, setFormer] = useState<NewPrices | null>(null)
  const params = { id: goods.id }

  async function run(what: NonNullable<typeof busy>, work: () => Promise<void>) {
    setBusy(what)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (!isShyrdakError(error)) throw error
      setFailure(error)
      if (error.code === 'STALE') await reload()
    } finally {
      setBusy(null)
    }
  }
  const setPrices = (body: NewPrices, before: NewPrices | null) =>
    run('prices', async () => {
      const query = { revision: goods.prices_revision }
      await save(call(endpoints.setPrices, { params, query, body }), FIELDS)
      setFormer(before)
    })
  const copy = () =>
    run('copy', async () => {
      const { id } = await call(endpoints.copy, { params })
      await go(`/desk/${kind}/${id}`)
      say(t('copied', { name }))
    })
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
          busy={busy === 'copy'}
          disabled={busy !== null}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      </div>
      {isSold ? (
        <div ref={place}>
          <p>{t(kind === 'wholesale-goods' ? 'takeOffLeadWholesale' : 'takeOffLead')}</p>
          <AskFirst
            label={t('takeOff')}
            question={t('takeOffAsk')}
            answer={t('takeOffYes')}
            isBusy={busy === 'prices'}
            onSure={() => void setPrices({ prices: [] }, { prices: sold })}
          />
        </div>
      ) : former ? (
        <div ref={place}>
          <p role="status" tabIndex={-1}>
            {t('takenOff')}
          </p>
          <Button
            tone="secondary"
            size="small"
            busy={busy === 'prices'}
            disabled={busy !== null}
            onClick={() => void setPrices(former, null)}
          >
            {t('putBackOnSale')}
          </Button>
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
      {failure ? (
        <Alert tone="danger" title={t('notDone')} live="assertive">
          {describeError(failure.code, i18nOf(language))}
        </Alert>
      ) : null}
    </section>
  )
}
