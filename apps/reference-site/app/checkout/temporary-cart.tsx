import { Alert } from '@shyrdak/blocks/parts/alert'
import { useRetailCart, useStore } from '@shyrdak/react-store'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { usePageContext } from '../page/use-page-context.ts'
import { checkoutMessages } from './checkout-messages.ts'

/** Says where the browser does not store the cart, and what the shopper can do about it. */
export function TemporaryCart() {
  const { ports } = useStore()
  const { cart } = useRetailCart()
  const messages = checkoutMessages[usePageContext().language]
  const isTemporary = cart !== null && (ports.storage.isTemporary?.(STORAGE_KEYS.retailCart) ?? false)
  return (
    // A live region must be there before what it says.
    <div className="site-temporary-cart" role="status">
      {isTemporary ? (
        <Alert live="off" title={messages.temporaryCart}>
          {messages.temporaryCartText}
        </Alert>
      ) : null}
    </div>
  )
}
