import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { Field } from '@shyrdak/blocks/parts/field'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { NOTIFICATION_DAYS, type LocalizedText } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useId, useRef, type FormEvent } from 'react'
import { useBackInStock } from './use-back-in-stock.ts'
import { useStore } from '../../store/use-store.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import type { SoldOutItem } from './start.ts'
import { UNAVAILABLE, failureText } from '../../parts/failure-text.ts'
import { useSubscriptionFocus } from './use-subscription-focus.ts'

interface Props {
  readonly item: SoldOutItem
  readonly name: LocalizedText
  readonly color: LocalizedText
}

export function SubscriptionForm({ item, name, color }: Props) {
  const { language } = useStore()
  const t = useMessages('back-in-stock')
  const i18n = useCodeMessages('errors', 'issues')
  const id = useId()
  const { view, send, prepare, isUnavailable } = useBackInStock(item)
  const root = useRef<HTMLElement>(null)
  useSubscriptionFocus(root, view)
  const state = view?.state ?? 'asking'
  const { request, ownEmail, issues } = view ?? { request: null, ownEmail: null, issues: [] }
  const failure = isUnavailable ? UNAVAILABLE : issues.length === 0 ? view?.failure : null
  const address = ownEmail ?? request?.email.trim() ?? ''
  const isSaving = state === 'saving'
  const sizeOf = (size: string) => formatSize(size, language)
  const errorOf = (field: 'size' | 'email') => {
    const issue = issues.find(({ path }) => path[0] === field)
    if (field === 'size' || issue?.code === 'required') return issue && describeIssue(issue, i18n)
    return issue && describeIssue(issue, i18n, t('email'))
  }
  const about = [
    localized(name, language),
    localized(color, language),
    ...(item.sizes.length > 1 ? [] : item.sizes.map(sizeOf)),
  ]
  function submit(event: FormEvent) {
    event.preventDefault()
    send({ type: 'request.submit' })
  }
  return (
    <section className="shyrdak-back-in-stock" data-state={state} aria-label={t('label')} ref={root}>
      {state === 'asking' && !isUnavailable ? (
        <p role="status">
          <Spinner /> <span className="shyrdak-hidden">{t('asking')}</span>
        </p>
      ) : null}
      {request && (state === 'editing' || isSaving || state === 'failed') ? (
        <form className="shyrdak-back-in-stock-form" aria-label={t('label')} noValidate onSubmit={submit}>
          <p className="shyrdak-back-in-stock-about">
            <strong>{t('label')}</strong>
            {about.join(', ')}
          </p>
          {item.sizes.length > 1 ? (
            <RadioGroup
              label={t('size')}
              id={`${id}size`}
              name={`${id}size`}
              value={request.size}
              onChange={(size) => send({ type: 'request.change', change: { size } })}
              options={item.sizes.map((size) => ({ value: size, label: sizeOf(size) }))}
              error={errorOf('size')}
            />
          ) : errorOf('size') ? (
            <Alert tone="info" live="assertive" title={errorOf('size')} />
          ) : null}
          {ownEmail === null ? (
            <Field
              id={`${id}email`}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              label={t('email')}
              hint={t('emailHint')}
              error={errorOf('email')}
              required
              readOnly={isSaving}
              value={request.email}
              onChange={({ currentTarget }) =>
                send({ type: 'request.change', change: { email: currentTarget.value } })
              }
            />
          ) : (
            <p>{t('known', { email: ownEmail })}</p>
          )}
          <Button type="submit" busy={isSaving}>
            {t('submit')}
          </Button>
          <div role="status">{isSaving ? <span className="shyrdak-hidden">{t('saving')}</span> : null}</div>
        </form>
      ) : null}
      {failure ? (
        <Alert tone="danger" title={t('failed')}>
          {failureText(failure, i18n)}
          {view ? null : (
            <Button size="small" onClick={prepare}>
              {t('submit')}
            </Button>
          )}
        </Alert>
      ) : null}
      {state === 'waiting' || state === 'confirming' ? (
        <div role="status" tabIndex={-1} data-focus="answer">
          <Alert tone="success" live="off" title={t(state)}>
            <p>
              {state === 'waiting'
                ? t('waitingText', { email: address })
                : t('confirmingText', { email: address, count: NOTIFICATION_DAYS })}
            </p>
            {item.sizes.length > 1 ? (
              <Button tone="quiet" size="small" onClick={() => send({ type: 'request.another' })}>
                {t('another')}
              </Button>
            ) : null}
          </Alert>
        </div>
      ) : null}
    </section>
  )
}
