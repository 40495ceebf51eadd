import { Alert } from '@shyrdak/blocks/parts/alert'
import { useStore } from '../store/use-store.ts'
import { useMessages } from '../store/use-messages.ts'

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
