import { Alert } from '@shyrdak/blocks/parts/alert'
import { useStore } from '../hooks/use-store.ts'
import { useMessages } from '../hooks/use-messages.ts'

/** The store has no payment method to offer. */
export function NoPayments() {
  const { link } = useStore()
  const messages = useMessages('order')
  return (
    <Alert tone="warning" title={messages.noPayments}>
      <p>{messages.nothingLost}</p>
      <a href={link('/pages/contacts')}>{messages.contactUs}</a>
    </Alert>
  )
}
