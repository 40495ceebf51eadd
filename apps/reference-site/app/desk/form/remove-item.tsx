import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Issue } from '@shyrdak/sdk/contract'
import { describeError, describeIssue } from '@shyrdak/sdk/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useArrive } from '../use-arrive.ts'
import { AskFirst } from './ask-first.tsx'

interface Props {
  /** What is asked before it is gone. */
  question: string
  /** The path of its list, which is shown then. */
  list: string
  remove: () => Promise<unknown>
  /** What is said then; by default only that it is deleted. */
  removed?: string
  /** What is said where the store refuses, because something else needs it. */
  renderInUse?: (issues: readonly Issue[]) => ReactNode
}

/** Deleting is asked for twice: there is no way back. */
export function RemoveItem({ question, list, remove, removed, renderInUse }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  const arrive = useArrive()
  const client = useQueryClient()
  const removing = useMutation({
    async mutationFn() {
      await remove()
      await arrive(list, removed ?? t('removed'))
    },
    async onError({ code }) {
      if (code === 'STALE') await client.invalidateQueries()
    },
  })
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
      <AskFirst
        label={t('remove')}
        question={question}
        answer={t('removeYes')}
        isBusy={removing.isPending}
        onSure={() => removing.mutate()}
      />
    </>
  )
}
