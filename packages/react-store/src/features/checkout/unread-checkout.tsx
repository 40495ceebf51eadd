import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../messages/use-messages.ts'

/** Rendered on the server and until storage is read. */
export function UnreadCheckout() {
  const t = useMessages('checkout')
  return (
    <div className="shyrdak-checkout-step">
      <Spinner label={t('loading')} />
      <Skeleton lines={6} />
    </div>
  )
}
