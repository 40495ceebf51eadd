import type { ReactNode } from 'react'
import { Radio, type RadioControlProps, type RadioOption } from '../radio-group/radio.tsx'

export interface SwatchOption extends RadioOption {
  /** A CSS colour such as `#a3282f`. */
  color: string
}

export interface SwatchProps extends RadioControlProps {
  /** Name of the group, such as Colour. The selected colour's name is shown beside it. */
  label: ReactNode
  options: readonly SwatchOption[]
}

/** A choice of colours: radio buttons, or links if the options have an `href`. */
export function Swatch({ label, options, ...control }: SwatchProps) {
  const name = options.find((option) => option.value === control.value)?.label
  return (
    <fieldset className="shyrdak-swatch">
      <legend className="shyrdak-swatch-label">
        {label}
        {name ? <span className="shyrdak-swatch-chosen">{` ${name}`}</span> : null}
      </legend>
      <div className="shyrdak-swatch-options">
        {options.map((option) => (
          <Radio key={option.value} part="swatch" option={option} title={option.label} {...control}>
            <span className="shyrdak-swatch-felt" style={{ backgroundColor: option.color }} />
            <span className="shyrdak-hidden">{option.label}</span>
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
