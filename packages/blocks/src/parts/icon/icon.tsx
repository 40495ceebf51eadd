import { ICONS } from './icons.ts'

export type IconName = keyof typeof ICONS

export interface IconProps {
  name: IconName
  /** What it says when no text stands beside it; without a label it is decoration. */
  label?: string | undefined
}

/** A line drawing of 24 × 24 units in the colour and size (1.25 em) of the text around it. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className="shyrdak-icon"
      viewBox="0 0 24 24"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
