import { managedHead } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { OrderPage } from '../sorting/order-page.tsx'
import { lineOf } from './head-form.ts'

/** Sets the order of the elements in the head of every page. */
export function HeadEntriesOrderPage() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/head-entries')
  return (
    <OrderPage
      title={t('order')}
      ways={<a href={`${prefix}/desk/head-entries`}>{t('back')}</a>}
      list={managedHead.list}
      order={managedHead.order}
      saved={t('orderSaved')}
      rowOf={(entry) => ({
        name: lineOf(entry, 60),
        href: `${prefix}/desk/head-entries/${entry.id}`,
        note: '',
      })}
    />
  )
}
