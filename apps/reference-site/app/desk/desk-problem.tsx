import { isShyrdakError } from '@shyrdak/sdk'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { usePageContext } from '../page/use-page-context.ts'
import { DESK_HOME } from './desk-menu.ts'
import { deskMessages } from './desk-messages.ts'

interface Props {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** What could not be read, and what leads on. */
export function DeskProblem({ error, isRetrying, onRetry }: Props) {
  const { language, prefix } = usePageContext()
  const messages = deskMessages[language]
  const isNotFound = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
  return (
    <Alert
      tone={isNotFound ? 'info' : 'danger'}
      live="assertive"
      title={isNotFound ? messages.missing : messages.failed}
    >
      <p>{isNotFound ? messages.missingText : messages.failedText}</p>
      {isNotFound ? (
        <Button size="small" tone="secondary" href={prefix + DESK_HOME}>
          {messages.toDesk}
        </Button>
      ) : (
        <Button size="small" tone="secondary" busy={isRetrying} onClick={onRetry}>
          {messages.again}
        </Button>
      )}
    </Alert>
  )
}
