import type { ReactNode } from 'react'

export interface FieldText {
  /** ID of the control, derived from `name` by default. Required when two fields on a page share a name. */
  id?: string | undefined
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Why the value is invalid. It is announced and describes the control. */
  error?: ReactNode
  required?: boolean | undefined
}

export interface LabelLook {
  /** Whether the label is for screen readers only, as in a table whose headings say the same. */
  hidesLabel?: boolean | undefined
}

export const fieldId = ({ id, name }: Pick<FieldText, 'id' | 'name'>) => id ?? `shyrdak-${name}`

/** The attributes that associate a control with its label, hint and error. */
export function controlAttributes(field: FieldText) {
  const id = fieldId(field)
  const described = [field.error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    name: field.name,
    required: field.required || undefined,
    'aria-invalid': field.error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
}

/** Label, control, error and hint. */
export function FieldFrame({
  kind,
  hidesLabel,
  children,
  ...field
}: FieldText & LabelLook & { kind: string; children: ReactNode }) {
  const id = fieldId(field)
  return (
    <div className="shyrdak-field" data-kind={kind} data-invalid={field.error ? true : undefined}>
      <label className={hidesLabel ? 'shyrdak-hidden' : 'shyrdak-field-label'} htmlFor={id}>
        {field.label}
        {field.required ? (
          <span className="shyrdak-field-mark" aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children}
      {field.error ? (
        <p className="shyrdak-field-error" id={`${id}-error`} role="alert">
          {field.error}
        </p>
      ) : null}
      {field.hint ? (
        <p className="shyrdak-field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      ) : null}
    </div>
  )
}
