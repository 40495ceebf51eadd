import { Alert } from '@shyrdak/blocks/parts/alert'
import type { ManagedOrderEvent, OrderStatus } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { formatDateTime } from '@shyrdak/sdk/format'
import { describeError, holdReasonLabel, orderStatusLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'
import { ordersMessages } from './orders-messages.ts'

/** What came of a move. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'moved'; to: OrderStatus }
  | { kind: 'stale'; news: readonly ManagedOrderEvent[] }
  | { kind: 'sold_out' }
  | { kind: 'parcels' }
  | { kind: 'failed'; code: FailureCode }

export function MoveOutcome({ outcome }: { outcome: Outcome }) {
  const { language } = usePageContext()
  const messages = ordersMessages[language]
  switch (outcome.kind) {
    case 'none':
      return null
    case 'moved':
      return <Alert tone="success" title={messages.moved(orderStatusLabel(outcome.to, language))} />
    case 'stale':
      return (
        <Alert tone="warning" title={messages.stale}>
          <ul className="site-orders-news">
            {outcome.news.map(({ status, reason, created_at, mover, actor }) => (
              <li key={`${created_at} ${status}`}>
                {messages.happened({
                  status: orderStatusLabel(status, language),
                  when: formatDateTime(created_at, language, 'short'),
                  mover,
                  actor,
                })}
                {reason ? <q>{holdReasonLabel(reason, language)}</q> : null}
              </li>
            ))}
          </ul>
          <p>{messages.staleText}</p>
        </Alert>
      )
    case 'sold_out':
      return (
        <Alert tone="danger" title={messages.soldOut}>
          {messages.soldOutText}
        </Alert>
      )
    case 'parcels':
      return (
        <Alert tone="danger" title={messages.failed}>
          {messages.parcelsFirst}
        </Alert>
      )
    case 'failed':
      return (
        <Alert tone="danger" title={messages.failed}>
          {`${describeError(outcome.code, language)} ${messages.typedIsSaved}`}
        </Alert>
      )
    default:
      return outcome satisfies never
  }
}
