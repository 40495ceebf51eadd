import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../hooks/use-messages.ts'

/** Before storage is read: the same from the server and in the first moment of the browser. */
export function UnreadCheckout() {
  const messages = useMessages('checkout')
  return (
    <div className="shyrdak-checkout-step">
      <Spinner label={messages.loading} />
      <Skeleton lines={6} />
    </div>
  )
}
