import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import type { GateResponse } from '@shyrdak/state-machines/access-gate'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useAccessGate } from './use-access-gate.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { UNAVAILABLE, failureText } from '../../parts/failure-text.ts'

export interface AccessGateProps {
  /** The page to return to from the plain form. */
  readonly returnTo?: string
  /** The server's response to the plain form. */
  readonly response?: GateResponse
}

/** A password form in front of a store that is not open yet. Works without JavaScript. */
export function AccessGate({ returnTo = '/', response }: AccessGateProps) {
  const t = useMessages('access-gate')
  const i18n = useCodeMessages('errors')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { view, send, isUnavailable } = useAccessGate({ returnTo, response })
  const state = isUnavailable ? 'failed' : (view?.state ?? response?.kind ?? 'closed')
  const wait = view ? view.retryAfter : response?.kind === 'limited' ? response.retryAfter : null
  const isBusy = state === 'checking' || state === 'returning' || state === 'granted'
  const error =
    state === 'refused'
      ? t('refused')
      : state === 'limited'
        ? failureText({ code: 'RATE_LIMITED', retryAfter: wait }, i18n)
        : state === 'failed'
          ? failureText(UNAVAILABLE, i18n)
          : undefined

  useEffect(() => {
    if (state !== 'refused') return
    const password = form.current?.querySelector<HTMLInputElement>('[name="password"]')
    password?.focus()
    password?.select()
  }, [state])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password === 'string') send({ type: 'password.submit', password })
  }
  return (
    <form
      className="shyrdak-access-gate"
      data-state={state}
      method="post"
      action="/access-gate"
      ref={form}
      onSubmit={submit}
    >
      <h1 className="shyrdak-access-gate-title">{t('title')}</h1>
      <p>{t('text')}</p>
      <input type="hidden" name="return" value={returnTo} />
      <Field
        id={`${id}password`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        readOnly={isBusy}
        label={t('password')}
        error={error}
      />
      <Button type="submit" wide busy={isBusy}>
        {t('submit')}
      </Button>
      <p className="shyrdak-hidden" role="status">
        {isBusy ? t('checking') : ''}
      </p>
    </form>
  )
}
