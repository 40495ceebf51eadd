import './packing-slip.css'
import { managedOrders } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { PrintedPage } from './printed-page.tsx'
import { SlipSheet } from './slip-sheet.tsx'

/** The page of a packing slip. */
export function PackingSlipPage({ id }: { id: number }) {
  const { query } = useItem(managedOrders.read, { params: { id } })
  const t = messagesIn(usePageContext().language, 'desk/orders')
  return (
    <main className="site-slip-page">
      {query.data ? null : <h1>{t('slip')}</h1>}
      <Loaded query={query}>
        {(order) => (
          <PrintedPage title={`${t('slip')} · ${t('order', { number: order.order_number })}`}>
            <SlipSheet order={order} />
          </PrintedPage>
        )}
      </Loaded>
    </main>
  )
}
