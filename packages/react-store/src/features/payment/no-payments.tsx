import { Alert } from '@shyrdak/blocks/parts/alert'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The notice that the store offers no payment method. */
export function NoPayments() {
  const { link } = useStore()
  const t = useMessages('orders')
  return (
    <Alert tone="warning" title={t('noPayments')}>
      <p>{t('nothingLost')}</p>
      <a href={link('/pages/contacts')}>{t('contactUs')}</a>
    </Alert>
  )
}
