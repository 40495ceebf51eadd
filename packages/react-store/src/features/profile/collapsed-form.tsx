import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  /** Label of the button that opens the form. */
  readonly label: string
  /** Whether the form is open initially. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A rarely needed form behind a button, which it replaces when opened. */
export function CollapsedForm({ label, isOpen: isOpenFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused button has disappeared.
    if (isAsked) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isAsked])
  if (isOpen) return <div ref={form}>{children}</div>
  return (
    <div>
      <Button
        tone="secondary"
        onClick={() => {
          setOpen(true)
          setAsked(true)
        }}
      >
        {label}
      </Button>
    </div>
  )
}
