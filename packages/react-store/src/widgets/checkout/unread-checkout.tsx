import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useWords } from '../../hooks/use-words.ts'

/** Before storage is read: the same from the server and in the first moment of the browser. */
export function UnreadCheckout() {
  const words = useWords('checkout')
  return (
    <div className="shyrdak-checkout-step">
      <Spinner label={words.loading} />
      <Skeleton lines={6} />
    </div>
  )
}
