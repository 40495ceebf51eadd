import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { formatNumber, formatSom, localized } from '@shyrdak/sdk/format'
import { describeIssue } from '@shyrdak/sdk/messages'
import type { WholesaleCartEvent, WholesaleCartView } from '@shyrdak/state-machines/wholesale-cart'
import type { WholesaleOrderEvent, WholesaleOrderView } from '@shyrdak/state-machines/wholesale-order'
import { useEffect, useRef, type FormEvent } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { OrderSummary } from '../../parts/order-summary.tsx'
import { Unopened } from '../../parts/unopened.tsx'
import { useStore } from '../../store/use-store.ts'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'
import { useWholesaleCart, wholesaleCartOf } from '../wholesale-cart/use-wholesale-cart.ts'
import { openOrderLines } from './open-lines.ts'
import { RefusedLines } from './refused-lines.tsx'
import { useWholesaleOrder } from './use-wholesale-order.ts'

export interface WholesaleOrderProps {
  /** The client's `company_id`. */
  readonly reyestrId: number
  /** Whether the user's role may place orders. */
  readonly canOrder: boolean
}

const FIELDS = [
  ['delivery', 500],
  ['payment_info', 500],
  ['comment', 2_000],
] as const

/** The order form for the wholesale cart: delivery, payment and comment. The store prices it again. */
export function WholesaleOrder({ reyestrId, canOrder }: WholesaleOrderProps) {
  const { link } = useStore()
  const t = useMessages('wholesale-order')
  const cart = useWholesaleCart({ isEager: canOrder })
  const order = useWholesaleOrder()
  const root = useRef<HTMLDivElement>(null)
  if (!canOrder)
    return (
      <Alert tone="info" live="off" title={t('readOnly')}>
        <a href={link('/admin/reyestr')}>{t('toReyestr')}</a>
      </Alert>
    )
  const state = order.view?.state
  return (
    // Takes the focus of the button that disappears.
    <div className="shyrdak-wholesale-order-place" ref={root} tabIndex={-1}>
      {cart.isUnavailable || order.isUnavailable ? (
        <Unopened
          title={t('unopenedTitle')}
          text={t('unopenedText')}
          retry={t('tryAgain')}
          onRetry={() => {
            root.current?.focus({ preventScroll: true })
            cart.retry()
            order.retry()
          }}
        />
      ) : !cart.view || !order.view ? (
        <Skeleton lines={6} />
      ) : cart.view.state === 'empty' && state !== 'sending' && state !== 'placed' ? (
        <Alert tone="info" live="off" title={t('empty')}>
          <a href={link('/admin/reyestr')}>{t('toReyestr')}</a>
        </Alert>
      ) : (
        <FilledOrder
          cart={cart.view}
          sendCart={cart.send}
          view={order.view}
          send={order.send}
          reyestrId={reyestrId}
        />
      )}
    </div>
  )
}

interface FilledOrderProps {
  readonly cart: WholesaleCartView
  readonly sendCart: (event: WholesaleCartEvent) => void
  readonly view: WholesaleOrderView
  readonly send: (event: WholesaleOrderEvent) => void
  readonly reyestrId: number
}

function FilledOrder({ cart, sendCart, view, send, reyestrId }: FilledOrderProps) {
  const store = useStore()
  const { language } = store
  const t = useMessages('wholesale-order')
  const i18n = useCodeMessages('errors', 'issues')
  const { view: branding, send: sendKits } = useWholesaleBranding()
  const form = useRef<HTMLFormElement>(null)
  const { state, issues, refusal, failure } = view

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
  const errorOf = (name: string) => {
    const issue = issues.find(({ path }) => path[0] === name)
    return issue && describeIssue(issue, i18n)
  }
  const isElsewhere = issues.some(({ path }) => !FIELDS.some(([name]) => name === path[0]))
  const shown = failure && (issues.length === 0 || isElsewhere) ? failure : null

  function order() {
    // The current lines, since accepting prices has changed them.
    const lines = wholesaleCartOf(store).view()?.lines ?? []
    send({ type: 'order.place', lines, reyestrId })
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
            reyestrId={reyestrId}
            send={sendCart}
            onAgree={() => void agree()}
          />
        ) : null}
        {shown ? (
          <Alert tone="danger" title={shown.code === 'KEY_REUSED' ? t('orderedAlready') : t('failed')}>
            {shown.code === 'KEY_REUSED' ? (
              <a href={store.link('/admin/order-history')}>{t('toOrders')}</a>
            ) : (
              failureText(shown, i18n)
            )}
          </Alert>
        ) : null}
        {FIELDS.map(([name, limit]) => (
          <Field
            key={name}
            id={`wholesale-order-${name}`}
            name={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            error={errorOf(name)}
            required={name !== 'comment'}
            multiline
            rows={name === 'comment' ? 4 : 2}
            maxLength={limit}
            disabled={isSending}
            value={view.form[name]}
            onChange={(event) => send({ type: 'form.change', change: { [name]: event.currentTarget.value } })}
          />
        ))}
      </div>
      <OrderSummary
        title={t('summary')}
        lines={
          <ul className="shyrdak-wholesale-order-goods">
            {[...Map.groupBy(cart.lines, ({ line }) => line.goods.id).values()].map((own) => (
              <li key={own[0]?.line.goods.id}>
                <span>{own[0] ? localized(own[0].line.goods.name, language) : ''}</span>
                <span>
                  {formatNumber(
                    own.reduce((all, { line }) => all + line.count, 0),
                    language,
                  )}
                </span>
              </li>
            ))}
          </ul>
        }
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
