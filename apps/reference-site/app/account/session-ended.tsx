import './session-ended.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useAuth, useCheckout, useStore } from '@shyrdak/react-store'
import { usePageContext } from '../page/use-page-context.ts'
import { accountPageMessages } from './account-messages.ts'

/** What is tried again, by the step at which the session ended; elsewhere it is the order. */
const RETRIES = { unreachable: 'quote.retry', unpaid: 'payment.start' } as const

/** A session that ends in mid-checkout loses nothing: one logs in again and goes on, or buys as a guest. */
export function SessionEnded() {
  const store = useStore()
  const { send: sendAuth } = useAuth()
  const { checkout, send } = useCheckout()
  const messages = accountPageMessages[usePageContext().language]
  const step = checkout?.step
  async function goOnAsGuest() {
    const { clearSession } = await import('@shyrdak/state-machines/auth')
    clearSession(store.ports.storage)
    await send({ type: step === 'unreachable' || step === 'unpaid' ? RETRIES[step] : 'order.retry' })
  }
  return (
    <Alert tone="warning" title={messages.ended}>
      <p>{messages.endedText}</p>
      <p className="site-session-ended">
        <Button onClick={() => void sendAuth({ type: 'session.expired' })}>{messages.endedLogIn}</Button>
        <Button tone="secondary" onClick={() => void goOnAsGuest()}>
          {messages.endedGuest}
        </Button>
      </p>
    </Alert>
  )
}
