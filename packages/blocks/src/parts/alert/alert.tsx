import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export interface AlertProps {
  tone?: AlertTone | undefined
  title?: ReactNode
  children?: ReactNode
  /**
   * How screen readers announce it: `polite` waits, `assertive` interrupts, `off` is for an alert that is
   * part of the page or inside a live region. Default: `assertive` for warnings and dangers, otherwise
   * `polite`.
   */
  live?: 'off' | 'polite' | 'assertive' | undefined
  /** Label of the close button, shown when `onClose` is set as well. */
  closeLabel?: string | undefined
  onClose?: (() => void) | undefined
}

const ICON = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const
const ROLE = { off: undefined, polite: 'status', assertive: 'alert' } as const

/** A message in a box. Its tone is shown by colour and icon. */
export function Alert({ tone = 'info', title, children, live, closeLabel, onClose }: AlertProps) {
  const politeness = live ?? (tone === 'warning' || tone === 'danger' ? 'assertive' : 'polite')
  return (
    <div className="shyrdak-alert" data-tone={tone} role={ROLE[politeness]}>
      <Icon name={ICON[tone]} />
      <div className="shyrdak-alert-body">
        {title ? <strong className="shyrdak-alert-title">{title}</strong> : null}
        {children ? <div className="shyrdak-alert-text">{children}</div> : null}
      </div>
      {closeLabel && onClose ? (
        <button className="shyrdak-alert-close" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  )
}
