import { useId } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { Star } from './star.tsx'

interface Props {
  /** 0 when none is chosen. */
  readonly rating: number
  readonly error: string | undefined
  readonly isReadOnly: boolean
  readonly onChoose: (rating: number) => void
}

const STARS = [1, 2, 3, 4, 5] as const

/** A radio group of one to five stars. */
export function StarChoice({ rating, error, isReadOnly, onChoose }: Props) {
  const t = useMessages('review-form')
  const id = useId()
  const chosen = STARS.find((place) => place === rating)
  return (
    <fieldset
      className="shyrdak-review-form-stars"
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}error` : undefined}
    >
      <legend>
        {t('rating')}
        <span className="shyrdak-field-mark" aria-hidden="true">
          *
        </span>
      </legend>
      <div className="shyrdak-review-form-choice">
        {STARS.map((place) => (
          <label key={place} className="shyrdak-review-form-place">
            <input
              type="radio"
              name={`${id}rating`}
              value={place}
              checked={place === rating}
              disabled={isReadOnly && place !== rating}
              aria-label={`${t('stars', { count: place })}: ${t(`verdicts.${place}`)}`}
              onChange={() => onChoose(place)}
            />
            <Star isLit={place <= rating} />
          </label>
        ))}
        <span className="shyrdak-review-form-verdict" aria-hidden="true">
          {chosen && t(`verdicts.${chosen}`)}
        </span>
      </div>
      {error ? (
        <p className="shyrdak-review-form-error" id={`${id}error`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
