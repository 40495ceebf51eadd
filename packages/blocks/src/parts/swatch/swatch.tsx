import type { ReactNode } from 'react'

export interface SwatchOption {
  value: string
  /** The colour's name; it is always said, and drawn when it is the chosen one. */
  label: string
  /** A CSS colour such as `#a3282f`. */
  color: string
  /** Where choosing it leads. Options of links work without JavaScript and without a form. */
  href?: string | undefined
  /** Cannot be had: struck through. A link stays open, so that the person can see why. */
  soldOut?: boolean | undefined
}

export interface SwatchProps {
  /** What is chosen, e.g. Colour. */
  label: ReactNode
  name: string
  options: readonly SwatchOption[]
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** Dyed felt to choose from: radio buttons, or links where every option has an `href`. */
export function Swatch({ label, name, options, value, onChange }: SwatchProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <fieldset className="shyrdak-swatch">
      <legend className="shyrdak-swatch-label">
        {label}
        {chosen ? <span className="shyrdak-swatch-chosen">{chosen.label}</span> : null}
      </legend>
      <div className="shyrdak-swatch-options">
        {options.map((option) => drawOption(option, option.value === value, name, onChange))}
      </div>
    </fieldset>
  )
}

function drawOption(
  option: SwatchOption,
  isChosen: boolean,
  name: string,
  onChange: SwatchProps['onChange'],
) {
  const look = {
    className: 'shyrdak-swatch-option',
    title: option.label,
    'data-sold-out': option.soldOut || undefined,
  }
  const felt = <span className="shyrdak-swatch-felt" style={{ backgroundColor: option.color }} />
  const text = <span className="shyrdak-hidden">{option.label}</span>
  if (option.href !== undefined)
    return (
      <a key={option.value} {...look} href={option.href} aria-current={isChosen ? 'true' : undefined}>
        {felt}
        {text}
      </a>
    )
  const state = onChange
    ? { checked: isChosen, onChange: () => onChange(option.value) }
    : { defaultChecked: isChosen }
  return (
    <label key={option.value} {...look}>
      <input
        className="shyrdak-swatch-input"
        type="radio"
        name={name}
        value={option.value}
        disabled={option.soldOut}
        {...state}
      />
      {felt}
      {text}
    </label>
  )
}
