import { Alert } from '@shyrdak/blocks/parts/alert'
import { describeError, orderStatusLabel } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { ListedOrder, MoveAccount, WhyLeft } from './move-in-turn.ts'

interface Props<Listed> {
  account: MoveAccount<Listed>
  /** The name of the target status. */
  status: string
  pathOf: (order: Listed) => string
}

/** Lists which orders were moved, and why the others were not. */
export function MovedTogether<Listed extends ListedOrder>({
  account: { moved, left },
  status,
  pathOf,
}: Props<Listed>) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  return (
    <div className="site-orders-account">
      {moved.length > 0 ? (
        <Alert tone="success" title={t('together.moved', { count: moved.length, status })}>
          {moved.map(({ order_number: number }) => number).join(', ')}
        </Alert>
      ) : null}
      {left.length > 0 ? (
        <Alert tone="warning" title={t('together.left', { count: left.length })}>
          <ul>
            {left.map(({ order, why }) => (
              <li key={order.id}>
                <a href={prefix + pathOf(order)}>{order.order_number}</a> <Why why={why} />
              </li>
            ))}
          </ul>
          <p>{t('together.stillSelected')}</p>
        </Alert>
      ) : null}
    </div>
  )
}

function Why({ why }: { why: WhyLeft }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  switch (why.kind) {
    case 'changed':
      return t('together.why.changed', { status: orderStatusLabel(why.status, i18nOf(language)) })
    case 'warned':
      return t(`together.why.${why.warning}`)
    case 'failed':
      return describeError(why.error.code, i18nOf(language))
    case 'stopped':
      return t('together.why.stopped')
    default:
      return why satisfies never
  }
}
