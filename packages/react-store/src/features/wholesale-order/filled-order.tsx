import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatNumber, formatSom } from '@shyrdak/sdk/format'
import type { WholesaleCartEvent, WholesaleCartView } from '@shyrdak/state-machines/wholesale-cart'
import type { WholesaleOrderEvent, WholesaleOrderView } from '@shyrdak/state-machines/wholesale-order'
import { useEffect, useRef, type FormEvent } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { OrderSummary } from '../../parts/order-summary.tsx'
import { useStore } from '../../store/use-store.ts'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'
import { wholesaleCartOf } from '../wholesale-cart/use-wholesale-cart.ts'
import { openOrderLines } from './open-lines.ts'
import { isOrderField, OrderFields } from './order-fields.tsx'
import { OrderedGoods } from './ordered-goods.tsx'
import { RefusedLines } from './refused-lines.tsx'

interface Props {
  readonly cart: WholesaleCartView
  readonly sendCart: (event: WholesaleCartEvent) => void
  readonly view: WholesaleOrderView
  readonly send: (event: WholesaleOrderEvent) => void
  readonly companyId: number
}

/** The fields of an order with its goods and their sum, and what the store says about it. */
export function FilledOrder({ cart, sendCart, view, send, companyId }: Props) {
  const store = useStore()
  const { language } = store
  const t = useMessages('wholesale-order')
  const i18n = useCodeMessages('errors', 'issues')
  const { view: branding, send: sendKits } = useWholesaleBranding()
  const form = useRef<HTMLFormElement>(null)
  const { state, issues, refusal, failure, isUnsettled } = view

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])
  useEffect(() => {
    // Colleagues may have used kits in the meantime.
    if (refusal) sendKits({ type: 'kits.refresh' })
  }, [refusal, sendKits])

  const isSending = state === 'sending' || state === 'placed'
  const kits = branding?.kits ?? null
  const open = openOrderLines(refusal, cart.lines, kits)
  const isElsewhere = issues.some(({ path }) => !isOrderField(path[0]))
  const shown = failure && (issues.length === 0 || isElsewhere) ? failure : null

  function order() {
    // The current lines, since accepting prices has changed them.
    const lines = wholesaleCartOf(store).view()?.lines ?? []
    send({ type: 'order.place', lines, companyId })
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    order()
  }
  async function agree() {
    if (refusal?.code !== 'PRICE_CHANGED') return
    await wholesaleCartOf(store).send({ type: 'prices.accept', prices: refusal.lines })
    order()
  }

  return (
    <form
      className="shyrdak-wholesale-order"
      data-state={state}
      noValidate
      ref={form}
      onSubmit={onSubmit}
      aria-busy={isSending}
    >
      <div className="shyrdak-wholesale-order-fields">
        {refusal ? (
          <RefusedLines
            refusal={refusal}
            open={open}
            kits={kits}
            companyId={companyId}
            send={sendCart}
            onAgree={() => void agree()}
          />
        ) : null}
        {shown ? (
          <Alert tone="danger" title={t('failed')}>
            <p>{failureText(shown, i18n)}</p>
            {isUnsettled ? (
              <p>
                {t('maybePlaced')} <a href={store.link('/admin/order-history')}>{t('toOrders')}</a>
              </p>
            ) : null}
          </Alert>
        ) : null}
        <OrderFields view={view} isDisabled={isSending} send={send} />
      </div>
      <OrderSummary
        title={t('summary')}
        lines={<OrderedGoods lines={cart.lines} />}
        sums={[{ of: t('pieces'), amount: formatNumber(cart.count, language) }]}
        total={{ of: t('total'), amount: formatSom(cart.sum) }}
        note={t('note')}
      >
        <Button type="submit" size="large" wide busy={isSending} disabled={open.length > 0}>
          {t('place')}
        </Button>
        <a className="shyrdak-wholesale-order-back" href={store.link('/admin/basket')}>
          {t('back')}
        </a>
      </OrderSummary>
      <AlertsHere />
    </form>
  )
}
