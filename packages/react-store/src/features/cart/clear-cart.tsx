import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { toCart } from './move-focus.ts'

/** Clears the cart after an inline confirmation. */
export function ClearCart({ onClear }: { readonly onClear: () => void }) {
  const t = useMessages('cart')
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Focus moves to the confirmation and back to the button.
    if (isAsking || wasAsked) group.current?.querySelector('button')?.focus()
  }, [isAsking, wasAsked])
  const ask = (asks: boolean) => {
    setAsking(asks)
    setWasAsked(true)
  }
  return (
    <div className="shyrdak-cart-clear" ref={group} role="group" aria-label={t('clear')}>
      {isAsking ? (
        <>
          <p>{t('clearQuestion')}</p>
          <Button tone="secondary" size="small" onClick={() => ask(false)}>
            {t('clearNo')}
          </Button>
          <Button
            tone="danger"
            size="small"
            onClick={({ currentTarget }) => {
              toCart(currentTarget)
              onClear()
            }}
          >
            {t('clearYes')}
          </Button>
        </>
      ) : (
        <Button tone="quiet" size="small" onClick={() => ask(true)}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
