import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { OrderKind } from '@shyrdak/sdk/contract'
import { productPath } from '@shyrdak/sdk/format'
import { withWayBack } from '@shyrdak/state-machines/auth/rules'
import { isBlank } from '@shyrdak/state-machines/review-form/rules'
import { useLayoutEffect, useRef } from 'react'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useReviewForm } from './use-review-form.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OwnReview } from './own-review.tsx'
import { ReviewFields } from './review-fields.tsx'
import { useReviewFocus } from './use-review-focus.ts'

export interface ReviewedProduct {
  readonly id: number
  readonly slug: string
  /** `special` for a workshop's product. */
  readonly kind?: OrderKind
}

interface Props {
  readonly product: ReviewedProduct
  /** Why the form is open; `looking` shows it only when there is a review or a draft. */
  readonly openedBy: 'looking' | 'returned' | 'pressed'
  /** Called before paint, so that the button is replaced without a flash. */
  readonly onOpen: (isOpen: boolean) => void
}

/** A review of a product: who may write one, the form, and its state. */
export function WrittenReview({ product, openedBy, onOpen }: Props) {
  const { link } = useStore()
  const t = useMessages('review-form')
  const flow = useReviewForm(product.id)
  const { view, send, prepare, isUnavailable } = flow
  const root = useRef<HTMLElement>(null)
  const fallback = useFocusFallback(root)
  const state = isUnavailable ? 'unavailable' : (view?.state ?? 'asking')
  const hasSomething = state === 'submitted' || (view !== null && !isBlank(view.written))
  const isShown = openedBy !== 'looking' || hasSomething
  useReviewFocus(root, {
    shown: isShown ? state : null,
    attempt: view?.attempt ?? 0,
    isPressed: openedBy === 'pressed',
  })
  useLayoutEffect(() => onOpen(isShown), [isShown, onOpen])
  if (!isShown) return null
  return (
    <section {...fallback} className="shyrdak-review-form" data-state={state} aria-label={t('label')}>
      {state === 'asking' ? (
        <p role="status">
          <Spinner /> <span className="shyrdak-hidden">{t('asking')}</span>
        </p>
      ) : null}
      {state === 'unavailable' ? (
        <Alert tone="warning" live="polite" title={t('unavailable')}>
          <Button size="small" onClick={() => (view ? send({ type: 'review.load' }) : prepare())}>
            {t('retry')}
          </Button>
        </Alert>
      ) : null}
      {state === 'refused' && view?.reviewer === 'guest' ? (
        <Alert tone="info" live="polite" title={t('needsLogin')}>
          <Button
            size="small"
            href={link(
              withWayBack('/admin/login', `${productPath(product.kind ?? 'retail', product.slug)}#reviews`),
            )}
          >
            {t('login')}
          </Button>
        </Alert>
      ) : null}
      {state === 'refused' && view?.reviewer === 'another' ? (
        <Alert tone="info" live="polite" title={t('forShoppers')} />
      ) : null}
      {state === 'submitted' && view?.own ? (
        <OwnReview own={view.own} onRewrite={() => send({ type: 'review.rewrite' })} />
      ) : null}
      {view && (state === 'editing' || state === 'sending' || state === 'failed') ? (
        <ReviewFields view={view} send={send} />
      ) : null}
    </section>
  )
}
