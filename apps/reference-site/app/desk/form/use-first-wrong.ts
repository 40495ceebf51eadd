import { useEffect, useRef } from 'react'

/** The form of a ref gets its first wrong field focused after each refusal; `attempt` counts them. */
export function useFirstWrong<Form extends HTMLElement>(attempt: number) {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus()
  }, [attempt])
  return form
}
