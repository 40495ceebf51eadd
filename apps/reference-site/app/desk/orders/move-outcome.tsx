import { Alert } from '@shyrdak/blocks/parts/alert'
import type { ManagedOrderEvent, OrderStatus } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { describeError, formatDateTime, holdReasonLabel, orderStatusLabel } from '@shyrdak/sdk/words'
import { usePageVisit } from '../../page/use-visit.ts'
import { ordersWords } from './orders-words.ts'

/** What came of a move. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'moved'; to: OrderStatus }
  | { kind: 'stale'; news: readonly ManagedOrderEvent[] }
  | { kind: 'sold_out' }
  | { kind: 'parcels' }
  | { kind: 'failed'; code: FailureCode }

export function MoveOutcome({ outcome }: { outcome: Outcome }) {
  const { language } = usePageVisit()
  const words = ordersWords[language]
  switch (outcome.kind) {
    case 'none':
      return null
    case 'moved':
      return <Alert tone="success" title={words.moved(orderStatusLabel(outcome.to, language))} />
    case 'stale':
      return (
        <Alert tone="warning" title={words.stale}>
          <ul className="site-orders-news">
            {outcome.news.map(({ status, reason, created_at, mover, actor }) => (
              <li key={`${created_at} ${status}`}>
                {words.happened({
                  status: orderStatusLabel(status, language),
                  when: formatDateTime(created_at, language, 'short'),
                  mover,
                  actor,
                })}
                {reason ? <q>{holdReasonLabel(reason, language)}</q> : null}
              </li>
            ))}
          </ul>
          <p>{words.staleText}</p>
        </Alert>
      )
    case 'sold_out':
      return (
        <Alert tone="danger" title={words.soldOut}>
          {words.soldOutText}
        </Alert>
      )
    case 'parcels':
      return (
        <Alert tone="danger" title={words.failed}>
          {words.parcelsFirst}
        </Alert>
      )
    case 'failed':
      return (
        <Alert tone="danger" title={words.failed}>
          {`${describeError(outcome.code, language)} ${words.typedIsKept}`}
        </Alert>
      )
    default:
      return outcome satisfies never
  }
}
