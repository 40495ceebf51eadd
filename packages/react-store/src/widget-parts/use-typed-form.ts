import type { FeedbackFormEvent } from '@shyrdak/state-machines/feedback-form'
import { useEffect, useRef, type FormEvent } from 'react'
import type { FeedbackFormView } from '../flows/feedback-form-view.ts'
import { isTooLong } from '@shyrdak/sdk/messages'

type Typed = Record<string, string>

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )

/**
 * A form whose fields belong to the page, so that nothing typed is lost while the journey is on its way: it is told of
 * every change, and of what stood there before; once all is sent, the fields are emptied. A text over its limit is not
 * sent: it gets the focus. Answers the form's attributes.
 *
 * @param limits how long the text of each field may be
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
