import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  /** Of the button that opens it. */
  readonly label: string
  /** Whether it is open from the start. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A form that few came for: a button until it is asked for, and then in its place. */
export function ToChange({ label, isOpen: isOpenFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
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
