import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Issue } from '@shyrdak/sdk/contract'
import { describeError, describeIssue } from '@shyrdak/sdk/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { AskFirst } from './ask-first.tsx'

interface Props {
  /** The question before deleting. */
  question: string
  /** The path of the list to return to. */
  list: string
  remove: () => Promise<unknown>
  /** The message after deleting; by default only that it was deleted. */
  removed?: string
  /** Renders the explanation when the store refuses because something still uses the item. */
  renderInUse?: (issues: readonly Issue[]) => ReactNode
}

/** A delete button with a confirmation, since deleting cannot be undone. */
export function RemoveItem({ question, list, remove, removed, renderInUse }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  const arrive = useGoAndAnnounce()
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
