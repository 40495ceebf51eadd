import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { LANGUAGE_TAGS, type OwnReview as Own } from '@shyrdak/sdk/contract'
import { formatDate } from '@shyrdak/sdk/format'
import { mayRewrite } from '@shyrdak/state-machines/review-form/rules'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Star } from './star.tsx'

const TONES = { pending: 'success', published: 'success', rejected: 'warning' } as const
const STARS = [1, 2, 3, 4, 5]

/** The user's own review, and whether it is published. */
export function OwnReview({ own, onRewrite }: { readonly own: Own; readonly onRewrite: () => void }) {
  const { language } = useStore()
  const t = useMessages('review-form')
  const { state, rating, text, reason, created_at } = own
  return (
    <>
      <div role="status" tabIndex={-1} data-focus="outcome">
        <Alert tone={TONES[state]} live="off" title={t(`outcomes.${state}`)}>
          {state === 'rejected' && reason !== null ? (
            <p className="shyrdak-review-form-reason">
              {t('reason')} {reason}
            </p>
          ) : null}
        </Alert>
      </div>
      <article className="shyrdak-review-form-own" aria-label={t('own')}>
        <span className="shyrdak-review-form-given" role="img" aria-label={t('stars', { count: rating })}>
          {STARS.map((place) => (
            <Star key={place} isLit={place <= rating} />
          ))}
        </span>
        <p lang={LANGUAGE_TAGS[own.language]}>{text}</p>
        <p className="shyrdak-review-form-day">
          <UnbrokenName text={t('written', { day: formatDate(created_at, language) })} />
        </p>
      </article>
      {mayRewrite(own) ? (
        <Button tone="secondary" size="small" onClick={onRewrite}>
          {t('rewrite')}
        </Button>
      ) : null}
    </>
  )
}
