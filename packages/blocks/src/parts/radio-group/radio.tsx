import type { ReactNode } from 'react'

export interface RadioOption {
  value: string
  /** Accessible name. */
  label: string
  /** Makes the option a link, which works without JavaScript and without a form. */
  href?: string | undefined
  /** Struck through. A radio button is disabled; a link still works, so that the page can show why. */
  soldOut?: boolean | undefined
}

export interface RadioControlProps {
  name: string
  value?: string | undefined
  /** Makes the group controlled; without it, the browser manages the selection for a form. */
  onChange?: ((value: string) => void) | undefined
  required?: boolean | undefined
}

const CLASSES = {
  'radio-group': { option: 'shyrdak-radio-group-option', input: 'shyrdak-radio-group-input' },
  swatch: { option: 'shyrdak-swatch-option', input: 'shyrdak-swatch-input' },
} as const

interface RadioProps extends RadioControlProps {
  /** The component it belongs to, which has its own styles for it. */
  part: keyof typeof CLASSES
  option: RadioOption
  title?: string | undefined
  children: ReactNode
}

/** One option: a radio button that covers its whole area, or a link. */
export function Radio({ part, option, title, children, ...control }: RadioProps) {
  const isSelected = option.value === control.value
  const attributes = {
    className: CLASSES[part].option,
    title,
    'data-sold-out': option.soldOut || undefined,
  }
  if (option.href !== undefined)
    return (
      <a {...attributes} href={option.href} aria-current={isSelected ? 'true' : undefined}>
        {children}
      </a>
    )
  const { onChange } = control
  const state = onChange
    ? { checked: isSelected, onChange: () => onChange(option.value) }
    : { defaultChecked: isSelected }
  return (
    <label {...attributes}>
      <input
        className={CLASSES[part].input}
        type="radio"
        name={control.name}
        value={option.value}
        disabled={option.soldOut}
        required={control.required}
        {...state}
      />
      {children}
    </label>
  )
}
