import { Badge } from '@shyrdak/blocks/parts/badge'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { OrderLine, OrderRequest } from '@shyrdak/sdk/contract'
import { formatDate, formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import { lineKey } from '@shyrdak/sdk/rules'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'

const TONES = { open: 'saffron', accepted: 'sage', refused: 'madder' } as const

interface RequestStateProps {
  readonly request: OrderRequest
  readonly lines: readonly OrderLine[]
}

/** A request about an order: its kind, state, items, answer, and the refund. */
export function RequestState({ request, lines }: RequestStateProps) {
  const { language } = useStore()
  const t = useMessages('order-requests')
  const { kind, state, items, reason, comment, answer, refund_due, created_at } = request
  return (
    <>
      <p className="shyrdak-order-requests-head">
        <Badge tone={TONES[state]}>{t(`states.${kind}.${state}`)}</Badge>
        <span className="shyrdak-order-requests-note">
          <UnbrokenName text={formatDate(created_at, language)} />
        </span>
      </p>
      <ul className="shyrdak-order-requests-items">
        {items.map(({ line_key, count }) => {
          const line = lines.find((one) => lineKey(one) === line_key)
          if (!line) return null
          return (
            <li key={line_key}>
              {`${count} × ${localized(line.name, language)}, ${localized(line.color_name, language)}, ${formatSize(line.size, language)}`}
            </li>
          )
        })}
      </ul>
      <p className="shyrdak-order-requests-note">
        {t(`reasons.${reason}`)}
        {comment === '' ? null : ` · ${comment}`}
      </p>
      {answer === null ? null : <p>{t('answer', { answer })}</p>}
      {refund_due === null ? null : (
        <p>
          <strong>{t('refund', { sum: formatSom(refund_due) })}</strong>
        </p>
      )}
    </>
  )
}
