import type { ComponentProps } from 'react'
import { controlAttributes, fieldId, type FieldText } from '../field/field-frame.tsx'

export interface CheckboxProps extends FieldText, Omit<ComponentProps<'input'>, keyof FieldText | 'type'> {
  /** Number of results of a filter, at the end of the line. */
  count?: number | string
}

/** A checkbox. The label is clickable and may contain links. */
export function Checkbox({ id, name, label, hint, error, required, count, ...rest }: CheckboxProps) {
  const text = { id: id ?? checkboxId(name, rest.value), name, label, hint, error, required }
  const controlId = fieldId(text)
  return (
    <div className="shyrdak-checkbox" data-count={count} data-invalid={error ? true : undefined}>
      <input {...rest} {...controlAttributes(text)} type="checkbox" className="shyrdak-checkbox-box" />
      <label className="shyrdak-checkbox-label" htmlFor={controlId}>
        {label}
        {required ? (
          <span className="shyrdak-field-mark" aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {error ? (
        <p className="shyrdak-field-error" id={`${controlId}-error`} role="alert">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className="shyrdak-field-hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** Checkboxes of a group share a name, so the value is part of the ID. */
const checkboxId = (name: string, value: CheckboxProps['value']) =>
  value === undefined ? undefined : `shyrdak-${name}-${String(value)}`
