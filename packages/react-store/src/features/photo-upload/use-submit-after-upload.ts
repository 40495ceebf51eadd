import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Makes the form around a field wait with its submission until a running upload has ended, so that it is
 * saved with the file. After a failed upload the form is not submitted, since the file would be missing.
 * Returns whether a submission waits.
 */
export function useSubmitAfterUpload(
  field: RefObject<HTMLElement | null>,
  state: 'idle' | 'sending' | 'failed',
): boolean {
  const waiting = useRef<HTMLFormElement>(null)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!form || state !== 'sending') return undefined
    const wait = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      waiting.current = form
      setWaiting(true)
    }
    // Captured, so that no handler of the form has seen the event.
    form.addEventListener('submit', wait, true)
    return () => form.removeEventListener('submit', wait, true)
  }, [field, state])
  useEffect(() => {
    if (state === 'sending' || !waiting.current) return
    const form = waiting.current
    waiting.current = null
    setWaiting(false)
    if (state === 'idle') form.requestSubmit()
  }, [state])
  return isWaiting
}
