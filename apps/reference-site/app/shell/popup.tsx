import { Icon } from '@shyrdak/blocks/parts/icon'
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: ReactNode
  closeLabel: string
  className?: string
  children: ReactNode
}

/**
 * A popup that any button with `popoverTarget={id}` opens without a script. The browser closes it on Escape
 * or a press outside, and restores the focus.
 */
export function Popup({ id, title, closeLabel, className = '', children }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      className={`site-popup ${className}`}
      role="dialog"
      aria-labelledby={`${id}-title`}
    >
      <div className="site-popup-head">
        <h2 className="site-popup-title" id={`${id}-title`}>
          {title}
        </h2>
        <button
          type="button"
          className="site-icon-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="site-popup-body">{children}</div>
    </div>
  )
}
