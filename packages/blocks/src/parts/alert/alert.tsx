import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export interface AlertProps {
  tone?: AlertTone | undefined
  title?: ReactNode
  children?: ReactNode
  /**
   * Whether it is read aloud when it appears: `polite` waits, `assertive` interrupts, `off` is for one that
   * belongs to the page or stands inside a live region. By default warnings and dangers interrupt.
   */
  live?: 'off' | 'polite' | 'assertive' | undefined
  /** With both of these it can be put away. */
  closeLabel?: string | undefined
  onClose?: (() => void) | undefined
}

const ICON = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const
const ROLE = { off: undefined, polite: 'status', assertive: 'alert' } as const

/** A message in a box: what happened, and what to do about it. Its tone shows as colour and as a sign. */
export function Alert({ tone = 'info', title, children, live, closeLabel, onClose }: AlertProps) {
  const told = live ?? (tone === 'warning' || tone === 'danger' ? 'assertive' : 'polite')
  return (
    <div className="shyrdak-alert" data-tone={tone} role={ROLE[told]}>
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
