import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../messages/use-messages.ts'

/** The placeholder rendered on the server and until storage is read. */
export function UnreadCart() {
  const t = useMessages('cart')
  return (
    <>
      <header className="shyrdak-cart-head">
        <h1 className="shyrdak-cart-title" id="shyrdak-cart-title">
          {t('title')} <Spinner label={t('loading')} />
        </h1>
      </header>
      <div className="shyrdak-cart-goods" aria-hidden="true">
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </div>
      <div className="shyrdak-order-summary" aria-hidden="true">
        <Skeleton lines={5} />
      </div>
    </>
  )
}
