import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Issue } from '@shyrdak/sdk/contract'
import { describeError, describeIssue } from '@shyrdak/sdk/messages'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDone } from '../use-done.ts'

interface Props {
  /** What is asked before it is gone. */
  question: string
  /** The path of its list, which is shown then. */
  list: string
  remove: () => Promise<unknown>
  /** What is said on that page: what was deleted. */
  removed?: string
  /** What is said where the store refuses, because something else needs it. */
  renderInUse?: (issues: readonly Issue[]) => ReactNode
}

/** Deleting is asked for twice: there is no way back. */
export function RemoveItem({ question, list, remove, removed, renderInUse }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  const go = useNavigate()
  const say = useDone()
  const [isAsking, setAsking] = useState(false)
  const asked = useRef<HTMLSpanElement>(null)
  const removing = useMutation({
    async mutationFn() {
      await remove()
      await go(list)
      say(removed ?? t('removed'))
    },
    onError: () => setAsking(false),
  })
  useEffect(() => {
    if (isAsking) asked.current?.focus()
  }, [isAsking])
  const { error } = removing
  const issues = error?.issues ?? []
  const [issue] = issues
  return (
    <>
      {error ? (
        <Alert tone="danger" title={t('notRemoved')}>
          <p>
            {error.code === 'STALE'
              ? t('removeStale')
              : issue
                ? describeIssue(issue, i18nOf(language))
                : describeError(error.code, i18nOf(language))}
          </p>
          {issue?.code === 'in_use' ? renderInUse?.(issues) : null}
        </Alert>
      ) : null}
      <div className="site-desk-ways">
        {isAsking ? (
          <>
            <span ref={asked} tabIndex={-1}>
              {question}
            </span>
            <Button tone="danger" size="small" busy={removing.isPending} onClick={() => removing.mutate()}>
              {t('removeYes')}
            </Button>
            <Button tone="quiet" size="small" disabled={removing.isPending} onClick={() => setAsking(false)}>
              {t('removeNo')}
            </Button>
          </>
        ) : (
          <Button tone="quiet" size="small" onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  )
}
