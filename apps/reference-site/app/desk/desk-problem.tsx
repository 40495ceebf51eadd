import { messagesIn } from '../messages/messages-in.ts'
import { isShyrdakError } from '@shyrdak/sdk'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { usePageContext } from '../page/use-page-context.ts'
import { DESK_HOME } from './desk-menu.ts'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** Shows that loading failed, with a way to continue. */
export function DeskProblem({ error, isRetrying, onRetry }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/desk')
  const isNotFound = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
  useDocumentTitle(isNotFound ? t('missing') : null)
  return (
    <Alert
      tone={isNotFound ? 'info' : 'danger'}
      live="assertive"
      title={isNotFound ? t('missing') : t('failed')}
    >
      <p>{isNotFound ? t('missingText') : t('failedText')}</p>
      {isNotFound ? (
        <Button size="small" tone="secondary" href={prefix + DESK_HOME}>
          {t('toDesk')}
        </Button>
      ) : (
        <Button size="small" tone="secondary" busy={isRetrying} onClick={onRetry}>
          {t('again')}
        </Button>
      )}
    </Alert>
  )
}
