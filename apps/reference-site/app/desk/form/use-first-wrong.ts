import { useEffect, useRef } from 'react'

/** Returns a ref for a form whose first wrong field gets the focus whenever `attempt` increases. */
export function useFirstWrong<Form extends HTMLElement>(attempt: number) {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (attempt === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')
    field?.focus()
    // The error message below the field would otherwise be covered by the form's bar.
    field?.scrollIntoView({ block: 'center' })
  }, [attempt])
  return form
}
