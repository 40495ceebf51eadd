import type { ReactNode } from 'react'

export interface Option {
  value: string
  /** Its name; it is always said. */
  label: string
  /** Where choosing it leads. Options of links work without JavaScript and without a form. */
  href?: string | undefined
  /** Cannot be had: struck through. A link stays open, so that the person can see why. */
  soldOut?: boolean | undefined
}

export interface Chosen {
  name: string
  value?: string | undefined
  /** With it the caller holds the choice; without it the browser does, for a form. */
  onChange?: ((value: string) => void) | undefined
  required?: boolean | undefined
}

interface RadioOptionProps extends Chosen {
  /** The part it belongs to, for its classes. */
  part: 'radio-group' | 'swatch'
  option: Option
  title?: string | undefined
  children: ReactNode
}

/** One of several: a radio button over its whole place, or a link. */
export function RadioOption({ part, option, title, children, ...chosen }: RadioOptionProps) {
  const isChosen = option.value === chosen.value
  const look = {
    className: `shyrdak-${part}-option`,
    title,
    'data-sold-out': option.soldOut || undefined,
  }
  if (option.href !== undefined)
    return (
      <a {...look} href={option.href} aria-current={isChosen ? 'true' : undefined}>
        {children}
      </a>
    )
  const { onChange } = chosen
  const state = onChange
    ? { checked: isChosen, onChange: () => onChange(option.value) }
    : { defaultChecked: isChosen }
  return (
    <label {...look}>
      <input
        className={`shyrdak-${part}-input`}
        type="radio"
        name={chosen.name}
        value={option.value}
        disabled={option.soldOut}
        required={chosen.required}
        {...state}
      />
      {children}
    </label>
  )
}
