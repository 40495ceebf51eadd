import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import {
  REQUEST_REASONS,
  REQUEST_TEXT_LENGTH,
  type NewOrderRequest,
  type OrderLine,
  type OrderRequests,
  type RequestItem,
  type RequestReason,
} from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { describeIssue } from '@shyrdak/sdk/messages'
import { lineKey } from '@shyrdak/sdk/rules'
import { useEffect, useId, useRef, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useCall } from '../../parts/use-call.ts'
import { useStore } from '../../store/use-store.ts'

interface RequestFormProps {
  readonly offer: NonNullable<OrderRequests['offer']>
  /** Whether the request has become impossible while the form was open. What was typed stays readable. */
  readonly isGone: boolean
  readonly lines: readonly OrderLine[]
  /** Rejects with the SDK's error. */
  readonly send: (body: NewOrderRequest) => Promise<void>
  readonly onClose: () => void
}

/** A form for the items to cancel or return, and the reason. An unpaid order is cancelled as a whole. */
export function RequestForm({ offer, isGone, lines, send, onClose }: RequestFormProps) {
  const { kind, items, is_whole } = offer
  const { language, auth } = useStore()
  const t = useMessages('order-requests')
  const i18n = useCodeMessages('errors', 'issues')
  const form = useRef<HTMLFormElement>(null)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(
      items.map(({ line_key, count }) => [line_key, is_whole || items.length === 1 ? count : 0]),
    ),
  )
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [wasTried, setTried] = useState(false)
  const id = useId()
  const itemsMissingId = `${id}-items-missing`
  const { isBusy, failure, issues, run } = useCall()
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])

  // The offer may have changed since the items were chosen.
  const countOf = ({ line_key, count }: RequestItem) =>
    is_whole ? count : Math.min(counts[line_key] ?? 0, count)
  const chosen = items.flatMap((item) => {
    const count = countOf(item)
    return count > 0 ? [{ line_key: item.line_key, count }] : []
  })
  const isReason = (value: string): value is RequestReason =>
    REQUEST_REASONS[kind].some((one) => one === value)
  // Shown after the first attempt, each until it is mended.
  const areItemsMissing = wasTried && chosen.length === 0
  const isReasonMissing = wasTried && !isReason(reason)
  const nameOf = (key: string) => {
    const line = lines.find((one) => lineKey(one) === key)
    return line
      ? `${localized(line.name, language)}, ${localized(line.color_name, language)}, ${formatSize(line.size, language)}`
      : key
  }

  async function submit() {
    setTried(true)
    if (chosen.length === 0)
      return form.current?.querySelector<HTMLElement>('input[type=checkbox], select')?.focus()
    if (!isReason(reason)) return form.current?.querySelector<HTMLElement>('[name=reason]')?.focus()
    await run(() => send({ kind, reason, comment, items: chosen }))
  }

  function textOf(reason: NonNullable<typeof failure>) {
    if (reason.code === 'STALE') return t('stale')
    const [issue] = issues
    return issue ? describeIssue(issue, i18n) : failureText(reason, i18n)
  }

  return (
    <form
      ref={form}
      className="shyrdak-order-requests-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <fieldset disabled={isBusy || isGone} aria-describedby={areItemsMissing ? itemsMissingId : undefined}>
        <legend>{t(`which.${kind}`)}</legend>
        {items.map((item) => {
          const { line_key: key, count: most } = item
          return is_whole ? (
            <p key={key}>{`${most} × ${nameOf(key)}`}</p>
          ) : (
            <div key={key} className="shyrdak-order-requests-line">
              <Checkbox
                id={`${id}-item-${key}`}
                name="items"
                value={key}
                label={nameOf(key)}
                checked={countOf(item) > 0}
                onChange={({ target }) => setCounts({ ...counts, [key]: target.checked ? most : 0 })}
              />
              {most > 1 && countOf(item) > 0 ? (
                <Select
                  id={`${id}-count-${key}`}
                  name={`count-${key}`}
                  label={t('count')}
                  value={String(countOf(item))}
                  onChange={({ target }) => setCounts({ ...counts, [key]: Number(target.value) })}
                  options={Array.from({ length: most }, (_, index) => ({
                    value: String(index + 1),
                    label: String(index + 1),
                  }))}
                />
              ) : null}
            </div>
          )
        })}
        {areItemsMissing ? (
          <p className="shyrdak-field-error" id={itemsMissingId} role="alert">
            {t('itemsMissing')}
          </p>
        ) : null}
      </fieldset>
      <Select
        id={`${id}-reason`}
        name="reason"
        label={t('reason')}
        placeholder={t('chooseReason')}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        options={REQUEST_REASONS[kind].map((value) => ({ value, label: t(`reasons.${value}`) }))}
        error={isReasonMissing ? t('reasonMissing') : undefined}
        disabled={isBusy || isGone}
      />
      <Field
        multiline
        id={`${id}-comment`}
        name="comment"
        label={t('comment')}
        maxLength={REQUEST_TEXT_LENGTH}
        rows={3}
        value={comment}
        readOnly={isBusy || isGone}
        onChange={({ target }) => setComment(target.value)}
      />
      {isGone ? (
        <Alert tone="warning" title={t(`gone.${kind}`)} />
      ) : failure === null ? null : (
        <Alert tone="danger" title={textOf(failure)}>
          {failure.code === 'UNAUTHENTICATED' ? (
            <Button tone="secondary" size="small" onClick={() => void auth.send({ type: 'session.expired' })}>
              {t('logIn')}
            </Button>
          ) : null}
        </Alert>
      )}
      <p className="shyrdak-order-requests-actions">
        {isGone ? null : (
          <Button type="submit" busy={isBusy}>
            {t(is_whole ? 'send.atOnce' : `send.${kind}`)}
          </Button>
        )}
        <Button tone="quiet" disabled={isBusy} onClick={onClose}>
          {t(isGone ? 'close' : 'back')}
        </Button>
      </p>
    </form>
  )
}
