import { Alert } from '@shyrdak/blocks/parts/alert'
import type { ManagedOrder } from '@shyrdak/sdk/contract'
import { formatDateTime } from '@shyrdak/sdk/format'
import { describeError, holdReasonLabel, orderStatusLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'
import type { Outcome } from '../form/use-desk-form.ts'
import { newsSince } from './order-move.ts'
import { ordersMessages } from './orders-messages.ts'

interface Props {
  outcome: Outcome<ManagedOrder>
  /** The numbers of its parcels could not be saved. */
  isHeldBack: boolean
}

/** What came of a move. */
export function MoveOutcome({ outcome, isHeldBack }: Props) {
  const { language } = usePageContext()
  const messages = ordersMessages[language]
  if (isHeldBack)
    return (
      <Alert tone="danger" title={messages.failed}>
        {messages.parcelsFirst}
      </Alert>
    )
  switch (outcome.kind) {
    case 'none':
      return null
    case 'saved':
      return <Alert tone="success" title={messages.moved(orderStatusLabel(outcome.now.status, language))} />
    case 'stale':
      return (
        <Alert tone="warning" title={messages.stale}>
          <ul className="site-orders-news">
            {newsSince(outcome.before, outcome.now).map(({ status, reason, created_at, mover, actor }) => (
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
    case 'failed':
      return outcome.error.code === 'SOLD_OUT' ? (
        <Alert tone="danger" title={messages.soldOut}>
          {messages.soldOutText}
        </Alert>
      ) : (
        <Alert tone="danger" title={messages.failed}>
          {`${describeError(outcome.error.code, language)} ${messages.typedIsSaved}`}
        </Alert>
      )
    default:
      return outcome satisfies never
  }
}
