import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { useStore } from '@shyrdak/react-store'
import { storedItems } from '@shyrdak/state-machines/retail-cart/rules'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { useSyncExternalStore } from 'react'
import { usePageContext } from '../page/use-page-context.ts'

const NONE = () => 0

/** After an order: the number of items left in the cart, with a link to it. */
export function WaitingGoods() {
  const { ports } = useStore()
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/checkout')
  const items = useSyncExternalStore(
    ports.storage.subscribe,
    () => storedItems(ports.storage.get(STORAGE_KEYS.retailCart)),
    NONE,
  )
  if (items === 0) return null
  return (
    <section className="site-order-waiting">
      <p>{t('waiting', { count: items })}</p>
      <Button tone="secondary" size="small" href={`${prefix}/order/basket`}>
        {t('toCart')}
      </Button>
    </section>
  )
}
