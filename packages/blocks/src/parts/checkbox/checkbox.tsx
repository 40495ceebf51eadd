import type { ComponentProps, ReactNode } from 'react'
import { fieldId, joined, type FieldText } from '../field/field-frame.tsx'

export interface CheckboxProps extends FieldText, Omit<ComponentProps<'input'>, keyof FieldText | 'type'> {
  /** How many things it would show, at the end of the line, as filters do. */
  count?: ReactNode
}

/** A box to tick. The whole line can be pressed; the label may hold links. */
export function Checkbox({ id, name, label, hint, error, required, count, ...rest }: CheckboxProps) {
  const text = { id: id ?? checkboxId(name, rest.value), name, label, hint, error, required }
  const own = fieldId(text)
  return (
    <div className="shyrdak-checkbox" data-invalid={error ? true : undefined}>
      <input {...rest} {...joined(text)} type="checkbox" className="shyrdak-checkbox-box" />
      <label className="shyrdak-checkbox-label" htmlFor={own}>
        {label}
        {required ? (
          <span className="shyrdak-field-mark" aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {count === undefined ? null : <span className="shyrdak-checkbox-count">{count}</span>}
      {error ? (
        <p className="shyrdak-field-error" id={`${own}-error`} role="alert">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className="shyrdak-field-hint" id={`${own}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** Boxes of one group share a name and differ by their value. */
const checkboxId = (name: string, value: CheckboxProps['value']) =>
  value === undefined ? undefined : `shyrdak-${name}-${String(value)}`
