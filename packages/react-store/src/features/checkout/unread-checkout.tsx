import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../messages/use-messages.ts'

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
        <Alert tone="danger" title={t('unopenedTitle')}>
          <p>{t('unopenedText')}</p>
          <Button
            tone="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              // The button disappears.
              currentTarget
                .closest('.shyrdak-checkout')
                ?.querySelector<HTMLElement>('.shyrdak-checkout-title')
                ?.focus({ preventScroll: true })
              onRetry()
            }}
          >
            {t('tryAgain')}
          </Button>
        </Alert>
      ) : (
        <>
          <Spinner label={t('loading')} />
          <Skeleton lines={6} />
        </>
      )}
    </div>
  )
}
