import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import type { ShyrdakError } from '@shyrdak/sdk'
import { formatDateTime } from '@shyrdak/sdk/format'
import { describeError, holdReasonLabel, orderStatusLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'
import type { Outcome } from '../form/use-desk-form.ts'
import type { ReactNode } from 'react'
import { newsSince, type MovableOrder } from './order-move.ts'

interface Props {
  outcome: Outcome<MovableOrder>
  /** Saving the tracking numbers failed. */
  isHeldBack: boolean
  renderRefusal?: ((error: ShyrdakError) => ReactNode) | undefined
}

/** The result of a move. */
export function MoveOutcome({ outcome, isHeldBack, renderRefusal }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  if (isHeldBack)
    return (
      <Alert tone="danger" title={t('failed')}>
        {t('parcelsFirst')}
      </Alert>
    )
  switch (outcome.kind) {
    case 'none':
      return null
    case 'saved':
      return (
        <Alert
          tone="success"
          title={t('moved', { status: orderStatusLabel(outcome.now.status, i18nOf(language)) })}
        />
      )
    case 'stale':
      return (
        <Alert tone="warning" title={t('stale')}>
          <ul className="site-orders-news">
            {newsSince(outcome.before, outcome.now).map(({ status, reason, created_at, mover, actor }) => (
              <li key={`${created_at} ${status}`}>
                {t('happened', {
                  status: orderStatusLabel(status, i18nOf(language)),
                  when: formatDateTime(created_at, language, 'short'),
                  who: (mover === 'store' ? null : actor) ?? t(`mover.${mover}`),
                })}
                {reason ? <q>{holdReasonLabel(reason, i18nOf(language))}</q> : null}
              </li>
            ))}
          </ul>
          <p>{t('staleText')}</p>
        </Alert>
      )
    case 'failed':
      return outcome.error.code === 'SOLD_OUT' ? (
        <Alert tone="danger" title={t('soldOut')}>
          {renderRefusal?.(outcome.error) ?? t('soldOutText')}
        </Alert>
      ) : (
        <Alert tone="danger" title={t('failed')}>
          {renderRefusal?.(outcome.error) ??
            `${describeError(outcome.error.code, i18nOf(language))} ${t('typedIsSaved')}`}
        </Alert>
      )
    default:
      return outcome satisfies never
  }
}
