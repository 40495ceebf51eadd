import type { ReactNode } from 'react'
import { RadioOption, type Chosen, type Option } from '../radio-group/radio-option.tsx'

export interface SwatchOption extends Option {
  /** A CSS colour such as `#a3282f`. */
  color: string
}

export interface SwatchProps extends Chosen {
  /** What is chosen, e.g. Colour. The chosen colour's name stands beside it. */
  label: ReactNode
  options: readonly SwatchOption[]
}

/** Dyed felt to choose from: radio buttons, or links where every option has an `href`. */
export function Swatch({ label, options, ...chosen }: SwatchProps) {
  const name = options.find((option) => option.value === chosen.value)?.label
  return (
    <fieldset className="shyrdak-swatch">
      <legend className="shyrdak-swatch-label">
        {label}
        {name ? <span className="shyrdak-swatch-chosen">{` ${name}`}</span> : null}
      </legend>
      <div className="shyrdak-swatch-options">
        {options.map((option) => (
          <RadioOption key={option.value} part="swatch" option={option} title={option.label} {...chosen}>
            <span className="shyrdak-swatch-felt" style={{ backgroundColor: option.color }} />
            <span className="shyrdak-hidden">{option.label}</span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  )
}
