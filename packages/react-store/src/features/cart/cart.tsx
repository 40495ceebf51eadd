import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { RetailCartEvent } from '@shyrdak/state-machines/retail-cart'
import { lazy, useEffect, useId, type ReactNode } from 'react'
import { useRetailCart } from './use-retail-cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Heading, Headings, type HeadingLevel } from '../../parts/heading.tsx'
import { Optional } from '../../parts/optional.tsx'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { CartGroups } from './cart-groups.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ClearCart } from './clear-cart.tsx'
import { toCart } from './move-focus.ts'
import { UnreadCart } from './unread-cart.tsx'

const loadEmpty = () => import('./empty-cart.tsx')
const EmptyCart = lazy(loadEmpty)

export interface CartProps {
  /** Whether the store delivers to the user's country. */
  readonly delivers?: boolean
  /** Heading level of the title; 2 by default. */
  readonly level?: HeadingLevel
}

/** The cart page. */
export function Cart({ delivers = true, level = 2 }: CartProps) {
  const t = useMessages('cart')
  const titleId = useId()
  const { view: cart, send, isUnavailable } = useRetailCart()
  useEffect(() => {
    send({ type: 'quote.watch' })
    // Preloaded before the cart is emptied: the connection may be lost by then.
    loadEmpty().catch(() => {})
    return () => send({ type: 'quote.unwatch' })
  }, [send])
  useEffect(() => {
    // Whoever has a connection again need not press for it. What could not be opened is not watched yet.
    const retry = () => send({ type: isUnavailable ? 'quote.watch' : 'quote.refresh' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [send, isUnavailable])

  const frame = (state: string, content: ReactNode) => (
    <section
      className="shyrdak-cart"
      data-state={state}
      aria-labelledby={titleId}
      // Takes the focus of a button that disappears.
      tabIndex={-1}
    >
      <Headings value={level}>{content}</Headings>
      <AlertsHere />
    </section>
  )
  if (!cart)
    return isUnavailable
      ? frame('unavailable', <UnreadCart titleId={titleId} onRetry={() => send({ type: 'quote.watch' })} />)
      : frame('unread', <UnreadCart titleId={titleId} />)
  if (cart.state === 'empty')
    return frame(
      'empty',
      <Optional>
        <EmptyCart titleId={titleId} />
      </Optional>,
    )

  const instead =
    (event: RetailCartEvent) =>
    ({ currentTarget }: { readonly currentTarget: Element }) => {
      toCart(currentTarget)
      send(event)
    }
  const notes = [...cart.notes.values()]
  const hasUnavailable = notes.some(({ state }) => state !== 'available')
  const hasFewer = notes.some(({ state, stock }) => state === 'insufficient' && stock > 0)
  return frame(
    cart.state,
    <>
      <header className="shyrdak-cart-head">
        <Heading className="shyrdak-cart-title" id={titleId}>
          {t('title')} <span className="shyrdak-cart-count">{t('items', { count: cart.summary.items })}</span>
        </Heading>
      </header>
      <div className="shyrdak-cart-goods">
        {cart.state === 'unquoted' ? (
          <Alert tone="warning" title={t('unquotedTitle')}>
            <p>{t('unquotedText')}</p>
            <Button tone="secondary" size="small" onClick={instead({ type: 'quote.refresh' })}>
              {t('retry')}
            </Button>
          </Alert>
        ) : null}
        {hasUnavailable ? (
          <Alert tone="warning" title={t('fixFirst')}>
            <Button tone="quiet" size="small" onClick={instead({ type: 'unavailable.remove' })}>
              {t(hasFewer ? 'keepAvailable' : 'removeUnavailable')}
            </Button>
          </Alert>
        ) : null}
        <CartGroups cart={cart} send={send} />
        <ClearCart onClear={() => send({ type: 'cart.clear' })} />
      </div>
      <CartSummary cart={cart} delivers={delivers && cart.quote?.delivers !== false} />
    </>,
  )
}
