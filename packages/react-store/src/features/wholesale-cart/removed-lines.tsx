import { Button } from '@shyrdak/blocks/parts/button'
import type { WholesaleCartEmitted } from '@shyrdak/state-machines/wholesale-cart'
import { useMessages } from '../../messages/use-messages.ts'
import { useLastEmitted } from '../../store/use-last-emitted.ts'
import { useStore } from '../../store/use-store.ts'
import { toCart } from './move-focus.ts'
import { wholesaleCartOf } from './use-wholesale-cart.ts'

type LinesRemoved = Extract<WholesaleCartEmitted, { type: 'lines.removed' }>

/** The lines removed last, which can be restored until other lines are removed or the page is left. */
export function RemovedLines() {
  const cart = wholesaleCartOf(useStore())
  const t = useMessages('wholesale-cart')
  const [removed, forget] = useLastEmitted<LinesRemoved>(cart, 'lines.removed')
  const lines = removed?.lines ?? []
  return (
    <div role="status">
      {lines.length > 0 ? (
        <p className="shyrdak-wholesale-cart-removed">
          {t('removed', { count: lines.length })}
          <Button
            tone="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              toCart(currentTarget)
              void cart.send({ type: 'cart.restore', lines })
              forget()
            }}
          >
            {t('undo')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
