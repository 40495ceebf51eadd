import type { FeedbackFormEvent, FeedbackFormView } from '@shyrdak/state-machines/feedback-form'
import { useEffect, useRef, type FormEvent } from 'react'
import { isTooLong } from '@shyrdak/sdk/messages'

type Typed = Record<string, string>

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )

/**
 * Binds an uncontrolled form to its flow, so that input typed before the flow is loaded is not lost. The form
 * is reset after it was sent. On submit, a text over its limit is focused and nothing is sent. Returns the
 * attributes of the form.
 *
 * @param limits maximum length by field
 */
export function useTypedForm(
  view: FeedbackFormView | null,
  send: (event: FeedbackFormEvent) => void,
  limits: Readonly<Record<string, number>>,
) {
  const form = useRef<HTMLFormElement>(null)
  const state = view?.state
  const isFirst = useRef(true)

  useEffect(() => {
    if (!isFirst.current || !form.current) return
    isFirst.current = false
    const change = typedIn(form.current)
    if (Object.values(change).some((text) => text !== '')) send({ type: 'form.change', change })
  }, [send])

  useEffect(() => {
    if (state === 'confirmed') form.current?.reset()
    if (state === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])

  return {
    ref: form,
    noValidate: true,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      send({ type: 'form.change', change: typedIn(currentTarget) }),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const tooLong = Object.entries(typedIn(event.currentTarget)).find(([name, text]) =>
        isTooLong({ text, limit: limits[name] ?? Infinity }),
      )
      if (tooLong) event.currentTarget.querySelector<HTMLElement>(`[name="${tooLong[0]}"]`)?.focus()
      else send({ type: 'form.submit' })
    },
  }
}
