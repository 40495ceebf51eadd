import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useMailingForm } from './use-mailing-form.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { UNAVAILABLE, failureText } from '../../parts/failure-text.ts'

export function MailingForm() {
  const t = useMessages('mailing-form')
  const i18n = useCodeMessages('errors')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { view, send, prepare, isUnavailable } = useMailingForm()
  const { state, isInvalid, failure, attempt } = view ?? {
    state: 'editing',
    isInvalid: false,
    failure: null,
    attempt: 0,
  }
  const shownFailure = isUnavailable ? UNAVAILABLE : failure
  const message =
    state === 'added'
      ? t('added')
      : state === 'already_there'
        ? t('alreadyThere')
        : isInvalid
          ? t('error')
          : shownFailure && failureText(shownFailure, i18n)

  useEffect(() => {
    if (attempt === 0) return
    if (state === 'added' && field.current) field.current.value = ''
    if (state === 'refused') field.current?.focus()
  }, [state, attempt])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'email.submit', email: field.current?.value ?? '' })
  }
  return (
    <form
      className="shyrdak-mailing-form"
      data-state={state}
      aria-label={t('label')}
      noValidate
      onSubmit={submit}
    >
      <label className="shyrdak-mailing-form-label" htmlFor={`${id}email`}>
        {t('email')}
      </label>
      <div className="shyrdak-mailing-form-row shyrdak-field" data-invalid={isInvalid || undefined}>
        <input
          ref={field}
          className="shyrdak-field-control"
          id={`${id}email`}
          name="email"
          onFocus={prepare}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          placeholder={t('placeholder')}
          readOnly={state === 'sending'}
          aria-invalid={isInvalid || undefined}
          aria-describedby={message ? `${id}message` : undefined}
        />
        <Button type="submit" busy={state === 'sending'}>
          {t('submit')}
        </Button>
      </div>
      <div className="shyrdak-mailing-form-message" id={`${id}message`} role="status">
        {message ? (
          <p
            key={attempt}
            data-tone={state === 'added' ? 'success' : state === 'already_there' ? 'info' : 'danger'}
          >
            <Icon name={state === 'added' ? 'success' : state === 'already_there' ? 'info' : 'error'} />
            {message}
          </p>
        ) : null}
        {state === 'sending' ? <span className="shyrdak-hidden">{t('sending')}</span> : null}
      </div>
      <noscript>{t('needsScript')}</noscript>
    </form>
  )
}
