export interface SpinnerProps {
  /** What is being waited for; it is announced. Without it the spinner is decoration. */
  label?: string | undefined
  /** 1.25 em, 2 em or 3 em across. */
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A ring of stitches that turns. Where motion is unwanted it stands still and only breathes. */
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
