import * as Radix from '@radix-ui/react-dialog'
import { useRef, type ReactNode, type RefObject } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface DialogProps {
  open: boolean
  /** Called with `false` by Escape, by the cross and by a press beside the dialog. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** What has the focus at first; the cross by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** 24, 34 or 52 rem wide at most. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** A `sheet` comes from the right, on phones from below. */
  variant?: 'center' | 'sheet' | undefined
  children?: ReactNode
  /** Buttons that stay in sight while the rest scrolls. */
  actions?: ReactNode
  /** Where it is drawn; the body by default. A widget in a shadow root gives an element of its own. */
  container?: HTMLElement | null | undefined
}

/**
 * A conversation that holds everything else: focus stays inside and goes back to where it came from.
 * The sheet of the package keeps the page behind it still, so no style is injected into it.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, children, actions, container } = props
  const { initialFocus } = props
  const { size = 'medium', variant = 'center' } = props
  const cameFrom = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <div className="shyrdak-dialog-backdrop" data-state={open ? 'open' : 'closed'}>
          <Radix.Content
            className="shyrdak-dialog"
            data-size={size}
            data-variant={variant}
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              cameFrom.current = document.activeElement
              if (!initialFocus?.current) return
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // Whoever closed it may have led the focus on by now, to a field that is wrong.
              if (document.activeElement !== document.body) return
              if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
            }}
          >
            <header className="shyrdak-dialog-head">
              <Radix.Title className="shyrdak-dialog-title">{title}</Radix.Title>
              <Radix.Close className="shyrdak-dialog-close" aria-label={closeLabel}>
                <Icon name="close" />
              </Radix.Close>
            </header>
            {/* Long text scrolls here, also for who has only a keyboard. */}
            <div className="shyrdak-dialog-body" tabIndex={0}>
              {description ? (
                <Radix.Description className="shyrdak-dialog-description">{description}</Radix.Description>
              ) : null}
              {children}
            </div>
            {actions ? <footer className="shyrdak-dialog-actions">{actions}</footer> : null}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
