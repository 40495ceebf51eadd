import * as Radix from '@radix-ui/react-dialog'
import { useRef, type ReactNode, type RefObject } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface DialogProps {
  open: boolean
  /** Called with `false` on Escape, the close button and a click on the backdrop. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** Element to focus on opening; the close button by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Maximum width: 24, 34 or 52 rem, or the whole screen. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined
  /** A `sheet` slides in from the right, on phones from the bottom. */
  variant?: 'center' | 'sheet' | undefined
  children?: ReactNode
  /** Buttons that stay visible while the content scrolls. */
  actions?: ReactNode
  /** Where to render it; the body by default. Widgets in a shadow root pass an element of their own. */
  container?: HTMLElement | null | undefined
}

/**
 * A modal dialog: focus stays inside, and returns to where it was when the dialog closes. The package's stylesheet
 * prevents the page from scrolling, so that no style has to be injected (the page's CSP may forbid it).
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, children, actions, container } = props
  const { initialFocus } = props
  const { size = 'medium', variant = 'center' } = props
  const opener = useRef<Element | null>(null)
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
              opener.current = document.activeElement
              if (!initialFocus?.current) return
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // The handler that closed the dialog may have moved the focus already, for example to an invalid field.
              if (document.activeElement !== document.body) return
              if (opener.current instanceof HTMLElement) opener.current.focus()
            }}
          >
            <header className="shyrdak-dialog-head">
              <Radix.Title className="shyrdak-dialog-title">{title}</Radix.Title>
              <Radix.Close className="shyrdak-dialog-close" aria-label={closeLabel}>
                <Icon name="close" />
              </Radix.Close>
            </header>
            {/* Focusable, so that long text can be scrolled by keyboard. */}
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
