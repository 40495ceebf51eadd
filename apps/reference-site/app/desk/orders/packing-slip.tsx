import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { PrintedSlips } from './printed-slips.tsx'

/** The page that prints the packing slip of an order. */
export function PackingSlipPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const titleOf = (number: string) => `${t('slip')} · ${t('order', { number })}`
  return (
    <PrintedSlips
      ids={[id]}
      titleOf={([order]) => (order ? titleOf(order.order_number) : t('slip'))}
      back={<a href={`${prefix}/desk/orders/${id}`}>{t('backToOrder')}</a>}
    />
  )
}
