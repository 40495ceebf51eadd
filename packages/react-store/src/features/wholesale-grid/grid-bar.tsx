import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatSom } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { WholesaleProduct } from '@shyrdak/sdk/contract'
import { layerKey } from './grid-layer.ts'
import { hasHiddenCounts } from './grid-totals.ts'
import { useLayerName } from './use-layer-name.ts'
import type { OpenOrderGrid } from './use-order-grid.ts'

interface GridBarProps {
  readonly grid: OpenOrderGrid
  readonly product: WholesaleProduct
}

/** What is typed in all layers of a grid and its sum, the buttons to clear and to add it, and the result. */
export function GridBar({ grid, product }: GridBarProps) {
  const { link } = useStore()
  const t = useMessages('wholesale-grid')
  const { state, totals, errors, kits, outcome, isRefused, canAdd, dispatch, add } = grid
  const { entries, dropped, layer, applied } = state
  const brands = kits && kits.map(({ kit }) => kit)
  const nameOf = useLayerName(product, brands)
  const logo = brands?.find(({ id }) => id === applied)
  return (
    <div className="shyrdak-wholesale-grid-bar">
      <div className="shyrdak-wholesale-grid-messages" role="status">
        {dropped > 0 ? <Alert tone="warning" live="off" title={t('dropped', { count: dropped })} /> : null}
        {logo ? (
          <Alert tone="info" live="off" title={t('applied', { name: logo.name })}>
            <Button tone="secondary" size="small" onClick={() => dispatch({ type: 'undo' })}>
              {t('leaveTyped')}
            </Button>
          </Alert>
        ) : null}
        {outcome?.state === 'added' ? (
          <Alert tone="success" live="off" title={t('added', { count: outcome.count })}>
            <a href={link('/admin/basket')}>{t('toBasket')}</a>
          </Alert>
        ) : null}
        {outcome?.state === 'full' ? <Alert tone="danger" live="off" title={t('full')} /> : null}
        {isRefused ? <Alert tone="danger" live="off" title={t('refused', { count: errors.size })} /> : null}
      </div>
      {hasHiddenCounts(totals.layers, layer) ? (
        <ul className="shyrdak-wholesale-grid-adds">
          {totals.layers.map(({ layer: own, count }) => (
            <li key={layerKey(own)}>{t('ofLayer', { name: nameOf(own), count })}</li>
          ))}
        </ul>
      ) : null}
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
