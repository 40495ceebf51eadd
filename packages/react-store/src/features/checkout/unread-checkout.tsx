import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../store/use-messages.ts'

/** Rendered on the server and until storage is read. */
export function UnreadCheckout() {
  const messages = useMessages('checkout')
  return (
    <div className="shyrdak-checkout-step">
      <Spinner label={messages.loading} />
      <Skeleton lines={6} />
    </div>
  )
}
