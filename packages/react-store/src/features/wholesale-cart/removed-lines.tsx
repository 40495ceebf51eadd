import { Button } from '@shyrdak/blocks/parts/button'
import type { WholesaleLine } from '@shyrdak/state-machines/wholesale-cart/rules'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { wholesaleCartOf } from './use-wholesale-cart.ts'

/** What was removed last, to be put back: until something else is removed or the page is left. */
export function RemovedLines() {
  const cart = wholesaleCartOf(useStore())
  const t = useMessages('wholesale-cart')
  const [lines, setLines] = useState<readonly WholesaleLine[]>([])
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    cart.start().then(
      (actor) => {
        if (!isGone) stop = actor.on('lines.removed', ({ lines: removed }) => setLines(removed)).unsubscribe
      },
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [cart])
  return (
    <div role="status">
      {lines.length > 0 ? (
        <p className="shyrdak-wholesale-cart-removed">
          {t('removed', { count: lines.length })}
          <Button
            tone="secondary"
            size="small"
            onClick={() => {
              void cart.send({ type: 'cart.restore', lines })
              setLines([])
            }}
          >
            {t('undo')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
