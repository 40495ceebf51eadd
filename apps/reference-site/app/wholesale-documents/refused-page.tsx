import { Alert } from '@shyrdak/blocks/parts/alert'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

/** Shown when the employee's role may not see the page. Says who can help. */
export function RefusedPage() {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  return (
    <Alert tone="info" live="off" title={t('notYours')}>
      {t('notYoursText')}
    </Alert>
  )
}
