import type { ComponentProps } from 'react'
import { controlAttributes, FieldFrame, type FieldText } from '../field/field-frame.tsx'
import { Icon } from '../icon/icon.tsx'

export interface SelectOption {
  value: string
  label: string
  /** Label of its option group; adjacent options with the same label share a group. */
  group?: string | undefined
  disabled?: boolean | undefined
}

export interface SelectProps
  extends FieldText, Omit<ComponentProps<'select'>, keyof FieldText | 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** Shown until an option is selected. Its value is empty, so that a required select is invalid. */
  placeholder?: string | undefined
}

/** A native select, so that phones show their own picker. */
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
        <select {...rest} {...controlAttributes(text)} className="shyrdak-field-control">
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
