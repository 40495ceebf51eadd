import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText, UNAVAILABLE } from '../../parts/failure-text.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useDeliveryRequest } from './use-delivery-request.ts'

const DONE = ['added', 'already_there']

/** A form for an email address, with the result of submitting it. */
export function DeliveryRequestForm() {
  const t = useMessages('delivery-request')
  const i18n = useCodeMessages('errors')
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  // The form disappears once the email is sent.
  const fallback = useFocusFallback(root)
  const { view, send, isUnavailable } = useDeliveryRequest()
  const { state, isInvalid, failure, attempt } = view ?? {
    state: 'editing',
    isInvalid: false,
    failure: null,
    attempt: 0,
  }
  const isDone = DONE.includes(state)
  const shownFailure = isUnavailable ? UNAVAILABLE : failure
  const error = isInvalid ? t('error') : shownFailure ? failureText(shownFailure, i18n) : undefined

  // Focuses the input when the form opens and after a refused email.
  useEffect(() => {
    if (attempt === 0 || state === 'refused') root.current?.querySelector('input')?.focus()
  }, [state, attempt])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'email.submit', email: root.current?.querySelector('input')?.value ?? '' })
  }
  return (
    <div {...fallback} data-state={state}>
      {isDone ? null : (
        <form className="shyrdak-delivery-request-form" aria-label={t('label')} noValidate onSubmit={submit}>
          <Field
            id={`${id}email`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            label={t('email')}
            hint={t('hint')}
            error={error}
            required
            readOnly={state === 'sending'}
          />
          <Button type="submit" busy={state === 'sending'}>
            {t('submit')}
          </Button>
        </form>
      )}
      <p role="status">
        {state === 'added' ? t('added') : state === 'already_there' ? t('alreadyThere') : ''}
      </p>
    </div>
  )
}
