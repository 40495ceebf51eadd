export interface SpinnerProps {
  /** Announced text, such as what is loading. Without it, the spinner is decorative. */
  label?: string | undefined
  /** Diameter: 1.25, 2 or 3 em. */
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A rotating ring of stitches; with reduced motion it only fades. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <span
      className="shyrdak-spinner"
      data-size={size}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
    >
      <svg className="shyrdak-spinner-ring" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="9.5" pathLength="80" />
      </svg>
      {label ? <span className="shyrdak-hidden">{label}</span> : null}
    </span>
  )
}
