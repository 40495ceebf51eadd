import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Choice } from '@shyrdak/blocks/parts/choice'
import { Field } from '@shyrdak/blocks/parts/field'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { NOTIFICATION_DAYS, type LocalizedText } from '@shyrdak/sdk/contract'
import { describeIssue, formatSize, localized } from '@shyrdak/sdk/words'
import { useId, useRef, type FormEvent } from 'react'
import { useStockNotice } from '../../hooks/use-stock-notice.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import type { WaitedFor } from '../../journeys/stock-notice.ts'
import { AWAY, failureText } from '../../widget-parts/failure-text.ts'
import { useWishFocus } from './use-wish-focus.ts'

interface Props {
  readonly thing: WaitedFor
  readonly color: LocalizedText
}

/** Says what is waited for, asks which size where there are several, and where the letter goes. */
export function StockWish({ thing, color }: Props) {
  const { language } = useStore()
  const words = useWords('stockNotice')
  const id = useId()
  const { view, send, prepare, isAway } = useStockNotice(thing)
  const root = useRef<HTMLElement>(null)
  useWishFocus(root, view)
  const state = view?.state ?? 'asking'
  const { wish, ownEmail, issues } = view ?? { wish: null, ownEmail: null, issues: [] }
  const failure = isAway ? AWAY : issues.length === 0 ? view?.failure : null
  const address = ownEmail ?? wish?.email.trim() ?? ''
  const isSaving = state === 'saving'
  const sizeOf = (size: string) => formatSize(size, language)
  const errorOf = (field: 'size' | 'email') => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue && describeIssue(issue, language)
  }
  const about = [localized(color, language), ...(thing.sizes.length > 1 ? [] : thing.sizes.map(sizeOf))]
  function submit(event: FormEvent) {
    event.preventDefault()
    send({ type: 'wish.submit' })
  }
  return (
    <section className="shyrdak-stock-notice" data-state={state} aria-label={words.label} ref={root}>
      {state === 'asking' && !isAway ? (
        <p role="status">
          <Spinner /> <span className="shyrdak-hidden">{words.asking}</span>
        </p>
      ) : null}
      {wish && (state === 'editing' || isSaving || state === 'failed') ? (
        <form className="shyrdak-stock-notice-form" aria-label={words.label} noValidate onSubmit={submit}>
          <p className="shyrdak-stock-notice-about">{about.join(', ')}</p>
          {thing.sizes.length > 1 ? (
            <Choice
              label={words.size}
              id={`${id}size`}
              name={`${id}size`}
              value={wish.size}
              onChange={(size) => send({ type: 'wish.change', change: { size } })}
              options={thing.sizes.map((size) => ({ value: size, label: sizeOf(size) }))}
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
              label={words.email}
              hint={words.emailHint}
              error={errorOf('email')}
              required
              readOnly={isSaving}
              value={wish.email}
              onChange={({ currentTarget }) =>
                send({ type: 'wish.change', change: { email: currentTarget.value } })
              }
            />
          ) : (
            <p>{words.known(ownEmail)}</p>
          )}
          <Button type="submit" busy={isSaving}>
            {words.submit}
          </Button>
          <div role="status">{isSaving ? <span className="shyrdak-hidden">{words.saving}</span> : null}</div>
        </form>
      ) : null}
      {failure ? (
        <Alert tone="danger" title={words.failed}>
          {failureText(failure, language)}
          {view ? null : (
            <Button size="small" onClick={prepare}>
              {words.submit}
            </Button>
          )}
        </Alert>
      ) : null}
      {state === 'waiting' || state === 'confirming' ? (
        <div role="status" tabIndex={-1} data-focus="answer">
          <Alert tone="success" live="off" title={words[state]}>
            <p>
              {state === 'waiting'
                ? words.waitingText(address)
                : words.confirmingText(address, NOTIFICATION_DAYS)}
            </p>
            {thing.sizes.length > 1 ? (
              <Button tone="quiet" size="small" onClick={() => send({ type: 'wish.another' })}>
                {words.another}
              </Button>
            ) : null}
          </Alert>
        </div>
      ) : null}
    </section>
  )
}
