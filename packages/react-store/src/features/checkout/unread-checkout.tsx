import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../messages/use-messages.ts'
import { LoadFailure } from '../../parts/load-failure.tsx'

interface UnreadCheckoutProps {
  /** Set when the checkout's code could not be loaded. */
  readonly onRetry: (() => void) | undefined
}

/** Rendered on the server and until storage is read, or the reason why it is not read. */
export function UnreadCheckout({ onRetry }: UnreadCheckoutProps) {
  const t = useMessages('checkout')
  return (
    <div className="shyrdak-checkout-step">
      {onRetry ? (
        <LoadFailure
          title={t('unavailableTitle')}
          text={t('unavailableText')}
          retry={t('tryAgain')}
          onRetry={(button) => {
            button
              .closest('.shyrdak-checkout')
              ?.querySelector<HTMLElement>('.shyrdak-checkout-title')
              ?.focus({ preventScroll: true })
            onRetry()
          }}
        />
      ) : (
        <>
          <Spinner label={t('loading')} />
          <Skeleton lines={6} />
        </>
      )}
    </div>
  )
}
