import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../messages/use-messages.ts'
import { Heading } from '../../parts/heading.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { toCart } from './move-focus.ts'

interface UnreadCartProps {
  readonly titleId: string
  /** Set when the cart's code could not be loaded. */
  readonly onRetry?: () => void
}

/** The placeholder rendered on the server and until storage is read, or the reason why it is not read. */
export function UnreadCart({ titleId, onRetry }: UnreadCartProps) {
  const t = useMessages('cart')
  return (
    <>
      <header className="shyrdak-cart-head">
        <Heading className="shyrdak-cart-title" id={titleId}>
          {t('title')} {onRetry ? null : <Spinner label={t('loading')} />}
        </Heading>
      </header>
      {onRetry ? (
        <div className="shyrdak-cart-goods">
          <LoadFailure
            title={t('unavailableTitle')}
            text={t('unavailableText')}
            retry={t('retry')}
            onRetry={(button) => {
              toCart(button)
              onRetry()
            }}
          />
        </div>
      ) : (
        <>
          <div className="shyrdak-cart-goods" aria-hidden="true">
            <Skeleton lines={4} />
            <Skeleton lines={4} />
          </div>
          <div className="shyrdak-order-summary" aria-hidden="true">
            <Skeleton lines={5} />
          </div>
        </>
      )}
    </>
  )
}
