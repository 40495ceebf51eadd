import { ICONS } from './icons.ts'

export type IconName = keyof typeof ICONS

export interface IconProps {
  name: IconName
  /** Accessible name, for an icon without text beside it. Without a label, the icon is decorative. */
  label?: string | undefined
}

/** A line icon in the colour of the surrounding text, 1.25 em in size. */
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
