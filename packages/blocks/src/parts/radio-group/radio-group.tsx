import type { ReactNode } from 'react'
import { fieldId } from '../field/field-frame.tsx'
import { RadioOption, type Chosen, type Option } from './radio-option.tsx'

export type { Chosen, Option }

export interface RadioItem extends Option {
  /** A second line or a sum at the end of the row, such as `2–4 days` or `1 left`. */
  note?: ReactNode
}

export interface RadioGroupProps extends Chosen {
  label: ReactNode
  options: readonly RadioItem[]
  /** `chips` for short words such as sizes, `rows` for what needs a line each. */
  look?: 'chips' | 'rows' | undefined
  /** Where the note of a row stands when both would fit in one line: below where rows of all lengths are to be alike. */
  notes?: 'beside' | 'below' | undefined
  /** Why what is chosen, or that nothing is, is refused. */
  error?: ReactNode
  /** Needed when two groups on a page share a name. */
  id?: string | undefined
}

/** One of several words: a size, a way of delivery, a way to pay. Radio buttons, or links with an `href` each. */
export function RadioGroup({ label, options, look = 'chips', notes, error, id, ...chosen }: RadioGroupProps) {
  const errorId = `${fieldId({ id, name: chosen.name })}-error`
  return (
    <fieldset
      className="shyrdak-radio-group"
      data-look={look}
      data-notes={notes}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="shyrdak-radio-group-label">{label}</legend>
      <div className="shyrdak-radio-group-options">
        {options.map((option) => (
          <RadioOption key={option.value} part="radio-group" option={option} {...chosen}>
            <span className="shyrdak-radio-group-body">
              <span className="shyrdak-radio-group-text">{option.label}</span>
              {option.note ? <span className="shyrdak-radio-group-note">{option.note}</span> : null}
            </span>
          </RadioOption>
        ))}
      </div>
      {error ? (
        <p className="shyrdak-radio-group-error" id={errorId} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
