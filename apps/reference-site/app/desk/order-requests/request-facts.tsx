import './order-requests.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { formatDateTime, formatSom, formatSize, localized } from '@shyrdak/sdk/format'
import type { ManagedOrderRequest } from '@shyrdak/sdk/management'
import { orderStatusLabel } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { moderatedByText } from '../list/moderated-by-text.ts'
import { LongText } from '../long-text.tsx'

/** The space before the dot does not break, so that the dot ends a line instead of starting one. */
const BETWEEN = '\u00a0· '

const TONES = { open: 'saffron', accepted: 'sage', refused: 'madder' } as const

/** A buyer's request with its reason and state, and the amount to refund. */
export function RequestFacts({ request }: { request: ManagedOrderRequest }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/order-requests')
  const tList = messagesIn(language, 'desk/list')
  const { kind, state, reason, comment, lines, answer, value, refund_due, is_paid } = request
  return (
    <>
      <p className="site-desk-state">
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        <strong>{t(`kinds.${kind}`)}</strong>
        <span className="site-desk-note">{formatDateTime(request.created_at, language)}</span>
        {request.answered_at === null ? null : (
          <span className="site-desk-note">
            {moderatedByText(tList, request.answered_by, formatDateTime(request.answered_at, language))}
          </span>
        )}
      </p>
      <ul className="site-desk-request-lines">
        {lines.map(({ name, color_name, size, count, ordered }, index) => (
          <li key={index}>
            {`${t('countOf', { count, ordered })} × ${localized(name, language)}, ${localized(color_name, language)}, ${formatSize(size, language)}`}
          </li>
        ))}
      </ul>
      <p className="site-desk-note">
        {[
          t(`reasons.${reason}`),
          orderStatusLabel(request.order_status, i18nOf(language)),
          t(is_paid ? 'paid' : 'unpaid'),
        ].join(BETWEEN)}
      </p>
      {comment === '' ? null : <LongText text={comment} language={request.language} />}
      {answer === null ? null : <p className="site-desk-why">{t('answer', { answer })}</p>}
      <p>
        {refund_due === null ? (
          [t('worth', { sum: formatSom(value) }), state === 'accepted' && is_paid ? t('refunded') : null]
            .filter(Boolean)
            .join(BETWEEN)
        ) : (
          <strong>{t('refundDue', { sum: formatSom(refund_due) })}</strong>
        )}
      </p>
    </>
  )
}
