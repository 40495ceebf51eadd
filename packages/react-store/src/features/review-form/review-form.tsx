import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { useLateCode } from '../../store/use-late-code.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ReviewedProduct } from './written-review.tsx'

export type { ReviewedProduct }

export interface ReviewFormProps {
  readonly product: ReviewedProduct
}

/** Few users write a review, so the form is loaded on demand. */
const loadWritten = async () => (await import('./written-review.tsx')).WrittenReview

/**
 * A button that opens the review form. For logged-in users an existing review is loaded at once; `#reviews`
 * opens the form.
 */
export function ReviewForm({ product }: ReviewFormProps) {
  const { ports } = useStore()
  const t = useMessages('buy-box')
  const { code: Written, state, ask } = useLateCode(loadWritten, ['review-form', 'errors', 'issues'])
  const [isPressed, press] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { storage, navigation } = ports
  const isKnown = useSyncExternalStore(
    storage.subscribe,
    () => storage.get(STORAGE_KEYS.token) !== null,
    () => false,
  )
  const openedBy = isPressed ? 'pressed' : navigation.fragment?.() === 'reviews' ? 'returned' : 'looking'

  useEffect(() => {
    if (isKnown) ask()
    // `ask` is a new function on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown])

  return (
    <>
      {isOpen ? null : (
        <div className="shyrdak-review-form" data-state="closed">
          <Button
            tone="secondary"
            busy={isPressed && state !== 'failed'}
            onClick={() => {
              press(true)
              ask()
            }}
          >
            {t('leaveReview')}
          </Button>
          {isPressed && state === 'failed' ? <Alert tone="danger" title={t('failed')} /> : null}
          <noscript>{t('needsScript')}</noscript>
        </div>
      )}
      {Written && (isKnown || isPressed) ? (
        <Suspense>
          <Written product={product} openedBy={openedBy} onOpen={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
