import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { LANGUAGE_TAGS, type OwnReview as Own } from '@shyrdak/sdk/contract'
import { formatDate } from '@shyrdak/sdk/format'
import { mayRewrite } from '@shyrdak/state-machines/review-form/rules'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import { Star } from './star.tsx'

const TONES = { pending: 'success', published: 'success', rejected: 'warning' } as const
const STARS = [1, 2, 3, 4, 5]

/** The user's own review and its state. */
export function OwnReview({ own, onRewrite }: { readonly own: Own; readonly onRewrite: () => void }) {
  const { language } = useStore()
  const messages = useMessages('review')
  const { state, rating, text, reason, created_at } = own
  return (
    <>
      <div role="status" tabIndex={-1} data-focus="outcome">
        <Alert tone={TONES[state]} live="off" title={messages.outcomes[state]}>
          {state === 'rejected' && reason !== null ? (
            <p className="shyrdak-review-form-reason">
              {messages.reason} {reason}
            </p>
          ) : null}
        </Alert>
      </div>
      <article className="shyrdak-review-form-own" aria-label={messages.own}>
        <span className="shyrdak-review-form-given" role="img" aria-label={messages.stars(rating)}>
          {STARS.map((place) => (
            <Star key={place} isLit={place <= rating} />
          ))}
        </span>
        <p lang={LANGUAGE_TAGS[own.language]}>{text}</p>
        <p className="shyrdak-review-form-day">{messages.written(formatDate(created_at, language))}</p>
      </article>
      {mayRewrite(own) ? (
        <Button tone="secondary" size="small" onClick={onRewrite}>
          {messages.rewrite}
        </Button>
      ) : null}
    </>
  )
}
