import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { ChatView } from '@shyrdak/state-machines/chat'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'

interface Props {
  readonly failure: ChatView['failure']
  readonly onRetry: () => void
}

/** Says that the message in the field was not sent, and offers to try again. */
export function UnsentMessage({ failure, onRetry }: Props) {
  const t = useMessages('chat')
  const i18n = useCodeMessages('errors', 'issues')
  return (
    <div className="shyrdak-chat-unsent">
      <Icon name="error" />
      <p role="alert">
        <strong>{t('notSent')}</strong>{' '}
        {failure?.code === 'NETWORK' ? t('noConnection') : failure ? failureText(failure, i18n) : null}
      </p>
      <Button tone="quiet" size="small" onClick={onRetry}>
        {t('again')}
      </Button>
    </div>
  )
}
