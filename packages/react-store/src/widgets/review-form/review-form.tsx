import { Button } from '@shyrdak/blocks/parts/button'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useStore } from '../../hooks/use-store.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { TOKEN } from '../../store/token-key.ts'

export interface ReviewFormProps {
  readonly product: {
    readonly id: number
    readonly slug: string
  }
}

/** Few write one: the form comes when it is asked for. */
const Written = lazy(async () => ({ default: (await import('./written-review.tsx')).WrittenReview }))

/**
 * A button, and behind it the form of a review. For whoever is logged in it looks by itself what they wrote before;
 * whoever comes back to `#reviews` finds it open.
 */
export function ReviewForm({ product }: ReviewFormProps) {
  const { ports } = useStore()
  const { leaveReview, needsScript } = useMessages('product')
  const [isPressed, press] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { storage, navigation } = ports
  const isKnown = useSyncExternalStore(
    storage.subscribe,
    () => storage.get(TOKEN) !== null,
    () => false,
  )
  const asked = isPressed ? 'pressed' : navigation.fragment?.() === 'reviews' ? 'returned' : 'looking'

  return (
    <>
      {isOpen ? null : (
        <div className="shyrdak-review-form" data-state="closed">
          <Button tone="secondary" busy={isPressed} onClick={() => press(true)}>
            {leaveReview}
          </Button>
          <noscript>{needsScript}</noscript>
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
