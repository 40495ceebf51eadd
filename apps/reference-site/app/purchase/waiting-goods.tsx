import { Button } from '@shyrdak/blocks/parts/button'
import { useStore } from '@shyrdak/react-store'
import { storedPieces } from '@shyrdak/state-machines/retail-cart/rules'
import { useSyncExternalStore } from 'react'
import { usePageVisit } from '../page/use-visit.ts'
import { purchaseWords } from './purchase-words.ts'

/** The spec's key of the basket. */
const BASKET = 'retailCartItems'
const NONE = () => 0

/** After a purchase: what stayed in the basket meanwhile, and the way there. */
export function WaitingGoods() {
  const { ports } = useStore()
  const { language, prefix } = usePageVisit()
  const words = purchaseWords[language]
  const pieces = useSyncExternalStore(
    ports.storage.subscribe,
    () => storedPieces(ports.storage.get(BASKET)),
    NONE,
  )
  if (pieces === 0) return null
  return (
    <section className="site-order-waiting">
      <p>{words.waiting(pieces)}</p>
      <Button tone="secondary" size="small" href={`${prefix}/order/basket`}>
        {words.toBasket}
      </Button>
    </section>
  )
}
