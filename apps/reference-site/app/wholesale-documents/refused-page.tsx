import { Alert } from '@shyrdak/blocks/parts/alert'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import type { Refused } from './client-page.ts'

/** What stands there for whoever may not see the page, and who can help. */
export function RefusedPage({ refused }: { refused: Refused }) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  const [title, text] =
    refused === 'role' ? ([t('notYours'), t('notYoursText')] as const) : [t('notClient'), t('notClientText')]
  return (
    <Alert tone="info" live="off" title={title}>
      {text}
    </Alert>
  )
}
