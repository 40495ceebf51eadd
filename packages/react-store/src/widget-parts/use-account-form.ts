import type { AccountFormEvent, AccountValues } from '@shyrdak/state-machines/auth'
import { useEffect, useRef, type FormEvent } from 'react'
import type { AccountFormView } from '../flows/auth-form-view.ts'

/** What stands in the fields, ticks included. */
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
 * A form whose fields belong to the page, so that nothing typed before the page woke up is lost. After every refusal
 * the first wrong field gets the focus. A form that clears is as at first once all went well. Answers the form's
 * attributes.
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
      code === 'LOGIN_INCORRECT' ? form.current?.querySelector<HTMLElement>('[type=password]') : null
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
    // Without the widget's script nothing typed may get into the address.
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
