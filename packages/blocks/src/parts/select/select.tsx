import type { ComponentProps } from 'react'
import { FieldFrame, joined, type FieldText } from '../field/field-frame.tsx'
import { Icon } from '../icon/icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps
  extends FieldText, Omit<ComponentProps<'select'>, keyof FieldText | 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** Stands there until something is chosen, and counts as nothing: a required list refuses it. */
  placeholder?: string | undefined
}

/** A native list to choose one of: on a phone the phone's own wheel opens. */
export function Select({
  id,
  name,
  label,
  hint,
  error,
  required,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  const text = { id, name, label, hint, error, required }
  return (
    <FieldFrame {...text} kind="select">
      <span className="shyrdak-select">
        <select {...rest} {...joined(text)} className="shyrdak-field-control">
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  )
}
