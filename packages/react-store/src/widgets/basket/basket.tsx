import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, type ReactNode } from 'react'
import { useRetailCart } from '../../hooks/use-retail-cart.ts'
import { useWords } from '../../hooks/use-words.ts'
import { AlertsHere } from '../alert-stack/alerts-here.tsx'
import { BasketGroups } from './basket-groups.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { ClearBasket } from './clear-basket.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { UnreadBasket } from './unread-basket.tsx'

export interface BasketProps {
  /** Whether the store delivers to the shopper's country. */
  readonly delivers?: boolean
}

/** The basket: lines that can be changed, what the store says of each, and the way to checkout. */
export function Basket({ delivers = true }: BasketProps) {
  const words = useWords('basket')
  const { cart, send } = useRetailCart()
  useEffect(() => {
    void send({ type: 'quote.watch' })
    return () => void send({ type: 'quote.unwatch' })
  }, [send])

  const frame = (state: string, content: ReactNode) => (
    <section className="shyrdak-basket" data-state={state} aria-labelledby="shyrdak-basket-title">
      {content}
      <AlertsHere />
    </section>
  )
  if (!cart) return frame('unread', <UnreadBasket />)
  if (cart.state === 'empty') return frame('empty', <EmptyBasket />)

  const isUnavailable = [...cart.notes.values()].some(({ state }) => state !== 'available')
  return frame(
    cart.state,
    <>
      <header className="shyrdak-basket-head">
        <h1 className="shyrdak-basket-title" id="shyrdak-basket-title">
          {words.title} <span className="shyrdak-basket-count">{words.pieces(cart.summary.pieces)}</span>
        </h1>
      </header>
      <div className="shyrdak-basket-goods">
        {cart.state === 'unreachable' ? (
          <Alert tone="warning" title={words.unreachableTitle}>
            <p>{words.unreachableText}</p>
            <Button tone="secondary" size="small" onClick={() => void send({ type: 'quote.refresh' })}>
              {words.retry}
            </Button>
          </Alert>
        ) : null}
        {isUnavailable ? (
          <Alert tone="warning" title={words.mendFirst}>
            <Button tone="quiet" size="small" onClick={() => void send({ type: 'unavailable.remove' })}>
              {words.removeUnavailable}
            </Button>
          </Alert>
        ) : null}
        <BasketGroups cart={cart} send={send} />
        <ClearBasket onClear={() => void send({ type: 'cart.clear' })} />
      </div>
      <BasketSummary cart={cart} delivers={delivers && cart.quote?.delivers !== false} />
    </>,
  )
}
