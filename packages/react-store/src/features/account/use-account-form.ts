import type { AccountFormEvent, AccountFormView, AccountValues } from '@shyrdak/state-machines/auth'
import { useEffect, useRef, type FormEvent } from 'react'

function typedIn(form: HTMLFormElement): AccountValues {
  const values: Record<string, string | boolean> = {}
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'radio') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.name) values[control.name] = control.checked
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (control.name) values[control.name] = control.value
    }
  }
  return values
}

/**
 * Binds an uncontrolled form to its flow, so that input typed before hydration is not lost. Focuses the first
 * invalid field after a refusal; with `clears`, resets the form after success. Returns the attributes of the
 * form.
 */
export function useAccountForm(
  view: AccountFormView | null,
  send: (event: AccountFormEvent) => void,
  { clears = false }: { readonly clears?: boolean } = {},
) {
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  const wasCleared = useRef(false)
  const attempt = view?.attempt ?? 0
  const code = view?.failure?.code
  const isCleared = clears && view?.state === 'done'

  useEffect(() => {
    if (!isFirst.current || !form.current) return
    isFirst.current = false
    const change = typedIn(form.current)
    if (Object.values(change).some((value) => value !== '' && value !== false))
      send({ type: 'form.change', change })
  }, [send])

  useEffect(() => {
    if (attempt === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const password =
      code === 'LOGIN_INCORRECT' ? form.current?.querySelector<HTMLElement>('[name$=password]') : null
    ;(wrong ?? password)?.focus()
  }, [attempt, code])

  useEffect(() => {
    if (isCleared === wasCleared.current) return
    wasCleared.current = isCleared
    if (!isCleared || !form.current) return
    form.current.reset()
    send({ type: 'form.change', change: typedIn(form.current) })
  }, [isCleared, send])

  return {
    ref: form,
    noValidate: true,
    // If the script fails to load, nothing typed may end up in the URL.
    method: 'post' as const,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      send({ type: 'form.change', change: typedIn(currentTarget) }),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      send({ type: 'form.change', change: typedIn(event.currentTarget) })
      send({ type: 'form.submit' })
    },
  }
}
