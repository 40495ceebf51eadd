import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import type { ShyrdakError } from '@shyrdak/sdk'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { describeError, describeIssue, describeWait } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  failure: ShyrdakError
  /** Whether something was typed for the action, which is still there. */
  isTyped?: boolean
  onReload: () => void
}

/** Explains why an action failed and what can be done about it. */
export function ActionProblem({ failure, isTyped = false, onReload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/list')
  if (failure.code === 'STALE')
    return (
      <Alert tone="warning" title={t('stale')}>
        <p>{t('staleText')}</p>
        <Button tone="secondary" size="small" onClick={onReload}>
          {t('reload')}
        </Button>
      </Alert>
    )
  const [issue] = failure.issues
  const why = issue
    ? describeIssue(issue, i18nOf(language))
    : failure.code === 'RATE_LIMITED' && failure.retryAfter !== undefined
      ? describeWait(failure.retryAfter, i18nOf(language))
      : describeError(failure.code, i18nOf(language))
  return (
    <Alert tone="danger" title={t('failed')}>
      <p>{why}</p>
      <p>{t(isTyped ? 'kept' : 'tryAgain')}</p>
    </Alert>
  )
}
