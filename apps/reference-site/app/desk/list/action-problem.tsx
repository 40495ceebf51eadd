import type { ShyrdakError } from '@shyrdak/sdk'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { describeError, describeIssue, describeWait } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'
import { listTexts } from './list-texts.ts'

interface Props {
  failure: ShyrdakError
  onReload: () => void
}

/** Why nothing was done, and what can be done about it. */
export function ActionProblem({ failure, onReload }: Props) {
  const { language } = usePageContext()
  const messages = listTexts[language]
  if (failure.code === 'STALE')
    return (
      <Alert tone="warning" title={messages.stale}>
        <p>{messages.staleText}</p>
        <Button tone="secondary" size="small" onClick={onReload}>
          {messages.reload}
        </Button>
      </Alert>
    )
  const [issue] = failure.issues
  const why = issue
    ? describeIssue(issue, language)
    : failure.code === 'RATE_LIMITED' && failure.retryAfter !== undefined
      ? describeWait(failure.retryAfter, language)
      : describeError(failure.code, language)
  return (
    <Alert tone="danger" title={messages.failed}>
      {`${why} ${messages.kept}`}
    </Alert>
  )
}
