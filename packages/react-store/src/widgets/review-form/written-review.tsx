import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { withWayBack } from '@shyrdak/state-machines/auth/rules'
import { isBlank } from '@shyrdak/state-machines/review-form/rules'
import { useLayoutEffect, useRef } from 'react'
import { useReviewForm } from '../../hooks/use-review-form.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { OwnReview } from './own-review.tsx'
import type { ReviewFormProps } from './review-form.tsx'
import { ReviewFields } from './review-fields.tsx'
import { useReviewFocus } from './use-review-focus.ts'

interface Props extends ReviewFormProps {
  /** How it came to be open: `looking` shows nothing that was not there before. */
  readonly asked: 'looking' | 'returned' | 'pressed'
  /** Told before it is drawn whether there is something to see: the button is in its place until then. */
  readonly onOpen: (isOpen: boolean) => void
}

/** A review of a product: who may write one, the form, and what became of it. */
export function WrittenReview({ product, asked, onOpen }: Props) {
  const { link } = useStore()
  const messages = useMessages('review')
  const flow = useReviewForm(product.id)
  const { view, send, prepare, isUnavailable } = flow
  const root = useRef<HTMLElement>(null)
  const state = isUnavailable ? 'away' : (view?.state ?? 'asking')
  const hasSomething = state === 'left' || (view !== null && !isBlank(view.written))
  const isShown = asked !== 'looking' || hasSomething
  useReviewFocus(root, {
    shown: isShown ? state : null,
    attempt: view?.attempt ?? 0,
    isPressed: asked === 'pressed',
  })
  useLayoutEffect(() => onOpen(isShown), [isShown, onOpen])
  if (!isShown) return null
  return (
    <section className="shyrdak-review-form" data-state={state} aria-label={messages.label} ref={root}>
      {state === 'asking' ? (
        <p role="status">
          <Spinner /> <span className="shyrdak-hidden">{messages.asking}</span>
        </p>
      ) : null}
      {state === 'away' ? (
        <Alert tone="warning" live="polite" title={messages.away}>
          <Button size="small" onClick={() => (view ? send({ type: 'review.look' }) : prepare())}>
            {messages.retry}
          </Button>
        </Alert>
      ) : null}
      {state === 'refused' && view?.reviewer === 'guest' ? (
        <Alert tone="info" live="polite" title={messages.needsLogin}>
          <Button size="small" href={link(withWayBack('/admin/login', `/product/${product.slug}#reviews`))}>
            {messages.login}
          </Button>
        </Alert>
      ) : null}
      {state === 'refused' && view?.reviewer === 'another' ? (
        <Alert tone="info" live="polite" title={messages.forShoppers} />
      ) : null}
      {state === 'left' && view?.own ? (
        <OwnReview own={view.own} onRewrite={() => send({ type: 'review.rewrite' })} />
      ) : null}
      {view && (state === 'editing' || state === 'sending' || state === 'failed') ? (
        <ReviewFields view={view} send={send} />
      ) : null}
    </section>
  )
}
