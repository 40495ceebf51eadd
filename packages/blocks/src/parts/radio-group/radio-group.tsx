import type { ReactNode } from 'react'
import { fieldId } from '../field/field-frame.tsx'
import { Radio, type RadioControlProps, type RadioOption } from './radio.tsx'

export type { RadioControlProps, RadioOption }

export interface RadioGroupOption extends RadioOption {
  /** Additional text, such as `2–4 days` or `1 left`. */
  note?: ReactNode
}

export interface RadioGroupProps extends RadioControlProps {
  label: ReactNode
  /** Content at the end of the label's line, such as a link to a size table. */
  aside?: ReactNode
  options: readonly RadioGroupOption[]
  /** `chips` for short labels such as sizes, `rows` for one option per line. */
  variant?: 'chips' | 'rows' | undefined
  /**
   * Position of the notes in rows. By default they move below when there is no space; `below` keeps all rows alike.
   */
  notes?: 'beside' | 'below' | undefined
  /** Why the selection is invalid. */
  error?: ReactNode
  /** Required when two groups on a page share a name. */
  id?: string | undefined
}

/** A single choice, such as a size or a payment method: radio buttons, or links if the options have an `href`. */
export function RadioGroup({
  label,
  aside,
  options,
  variant = 'chips',
  notes,
  error,
  id,
  ...control
}: RadioGroupProps) {
  const errorId = `${fieldId({ id, name: control.name })}-error`
  return (
    <fieldset
      className="shyrdak-radio-group"
      data-variant={variant}
      data-notes={notes}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="shyrdak-radio-group-label">{label}</legend>
      {aside ? <div className="shyrdak-radio-group-aside">{aside}</div> : null}
      <div className="shyrdak-radio-group-options">
        {options.map((option) => (
          <Radio key={option.value} part="radio-group" option={option} {...control}>
            <span className="shyrdak-radio-group-body">
              <span className="shyrdak-radio-group-text">{option.label}</span>
              {option.note ? <span className="shyrdak-radio-group-note">{option.note}</span> : null}
            </span>
          </Radio>
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
