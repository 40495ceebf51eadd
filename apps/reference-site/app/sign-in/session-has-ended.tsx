import { Alert } from '@shyrdak/blocks/parts/alert'
import { ENDED } from '@shyrdak/state-machines/auth/rules'
import { useSearchParams } from 'react-router'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

/** Says why a login was opened, where the store has ended the session. */
export function SessionHasEnded() {
  const [search] = useSearchParams()
  const t = messagesIn(usePageContext().language, 'site/sign-in')
  if (!search.has(ENDED)) return null
  return (
    <Alert tone="info" live="off" title={t('ended.title')}>
      {t('ended.text')}
    </Alert>
  )
}
