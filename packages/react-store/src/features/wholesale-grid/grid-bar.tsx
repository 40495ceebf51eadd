import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatSom } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { OpenOrderGrid } from './use-order-grid.ts'

/** What is typed in all layers of a grid and its sum, the buttons to clear and to add it, and the result. */
export function GridBar({ grid }: { readonly grid: OpenOrderGrid }) {
  const { link } = useStore()
  const t = useMessages('wholesale-grid')
  const { state, totals, errors, outcome, isRefused, canAdd, dispatch, add } = grid
  const { entries, dropped } = state
  return (
    <div className="shyrdak-wholesale-grid-bar">
      <div className="shyrdak-wholesale-grid-messages" role="status">
        {dropped > 0 ? <Alert tone="warning" live="off" title={t('dropped', { count: dropped })} /> : null}
        {outcome?.state === 'added' ? (
          <Alert tone="success" live="off" title={t('added', { count: outcome.count })}>
            <a href={link('/admin/basket')}>{t('toBasket')}</a>
          </Alert>
        ) : null}
        {outcome?.state === 'full' ? <Alert tone="danger" live="off" title={t('full')} /> : null}
        {isRefused ? <Alert tone="danger" live="off" title={t('refused', { count: errors.size })} /> : null}
      </div>
      <p>
        <span>{t('chosen', { count: totals.count })}</span>
        <strong>{formatSom(totals.sum)}</strong>
      </p>
      {entries.size > 0 ? (
        <Button tone="quiet" onClick={() => dispatch({ type: 'entries.clear' })}>
          {t('clear')}
        </Button>
      ) : null}
      <Button size="large" disabled={!canAdd} onClick={() => void add()}>
        {t('add')}
      </Button>
    </div>
  )
}
