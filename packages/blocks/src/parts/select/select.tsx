import type { ComponentProps } from 'react'
import { FieldFrame, joined, type FieldText } from '../field/field-frame.tsx'
import { Icon } from '../icon/icon.tsx'

export interface SelectOption {
  value: string
  label: string
  /** The heading it stands under; neighbours that name the same one share it. */
  group?: string | undefined
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
          {inGroups(options).map(({ group, members }) =>
            group === undefined ? (
              members.map(renderOption)
            ) : (
              <optgroup key={`${group}-group`} label={group}>
                {members.map(renderOption)}
              </optgroup>
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  )
}

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

interface OptionGroup {
  group: string | undefined
  members: SelectOption[]
}

function inGroups(options: readonly SelectOption[]): OptionGroup[] {
  const groups: OptionGroup[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, members: [option] })
  }
  return groups
}
