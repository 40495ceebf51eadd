import { Button } from '@shyrdak/blocks/parts/button'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ReviewedProduct } from './written-review.tsx'

export type { ReviewedProduct }

export interface ReviewFormProps {
  readonly product: ReviewedProduct
}

/** Few users write a review, so the form is loaded on demand. */
const Written = lazy(async () => ({ default: (await import('./written-review.tsx')).WrittenReview }))

/**
 * A button that opens the review form. For logged-in users an existing review is loaded at once; `#reviews`
 * opens the form.
 */
export function ReviewForm({ product }: ReviewFormProps) {
  const { ports } = useStore()
  const t = useMessages('buy-box')
  const [isPressed, press] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { storage, navigation } = ports
  const isKnown = useSyncExternalStore(
    storage.subscribe,
    () => storage.get(STORAGE_KEYS.token) !== null,
    () => false,
  )
  const asked = isPressed ? 'pressed' : navigation.fragment?.() === 'reviews' ? 'returned' : 'looking'

  return (
    <>
      {isOpen ? null : (
        <div className="shyrdak-review-form" data-state="closed">
          <Button tone="secondary" busy={isPressed} onClick={() => press(true)}>
            {t('leaveReview')}
          </Button>
          <noscript>{t('needsScript')}</noscript>
        </div>
      )}
      {isKnown || isPressed ? (
        <Suspense>
          <Written product={product} asked={asked} onOpen={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
