import { useEffect, useRef } from 'react'

/** The form of a ref gets its first wrong field focused after each refusal; `attempt` counts them. */
export function useFirstWrong<Form extends HTMLElement>(attempt: number) {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (attempt === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')
    field?.focus()
    // What is wrong with it stands below it, where the bar of the form would lie over it.
    field?.scrollIntoView({ block: 'center' })
  }, [attempt])
  return form
}
