import { Alert } from '@shyrdak/blocks/parts/alert'
import { ENDED } from '@shyrdak/state-machines/auth/rules'
import { useSearchParams } from 'react-router'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

interface Props {
  /** Managers have no cart that they could worry about. */
  isDesk?: boolean
}

/** Explains that the login was opened because the session has ended. */
export function SessionHasEnded({ isDesk = false }: Props) {
  const [search] = useSearchParams()
  const t = messagesIn(usePageContext().language, 'site/sign-in')
  if (!search.has(ENDED)) return null
  return (
    <Alert tone="info" live="off" title={t('ended.title')}>
      {t(isDesk ? 'ended.deskText' : 'ended.text')}
    </Alert>
  )
}
