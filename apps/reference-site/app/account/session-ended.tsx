import './session-ended.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useAuth, useCheckout, useStore } from '@shyrdak/react-store'
import { usePageContext } from '../page/use-page-context.ts'

/** The event that retries the step at which the session ended; all other steps retry the order. */
const RETRIES = { unquoted: 'quote.retry', unpaid: 'payment.start' } as const

/**
 * Shown when the session ends during the checkout. Nothing is lost: the user logs in again or continues as a
 * guest.
 */
export function SessionEnded() {
  const store = useStore()
  const { send: sendAuth } = useAuth()
  const { view: checkout, send } = useCheckout()
  const t = messagesIn(usePageContext().language, 'site/account')
  const step = checkout?.step
  async function goOnAsGuest() {
    const { clearSession } = await import('@shyrdak/state-machines/auth')
    clearSession(store.ports.storage)
    send({ type: step === 'unquoted' || step === 'unpaid' ? RETRIES[step] : 'order.retry' })
  }
  return (
    <Alert tone="warning" title={t('ended')}>
      <p>{t('endedText')}</p>
      <p className="site-session-ended">
        <Button onClick={() => sendAuth({ type: 'session.expired' })}>{t('endedLogIn')}</Button>
        <Button tone="secondary" onClick={() => void goOnAsGuest()}>
          {t('endedGuest')}
        </Button>
      </p>
    </Alert>
  )
}
