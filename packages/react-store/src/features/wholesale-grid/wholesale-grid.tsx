import { Alert } from '@shyrdak/blocks/parts/alert'
import { useMessages } from '../../messages/use-messages.ts'
import { emptyGrid } from './grid-state.ts'
import { OrderGrid } from './order-grid.tsx'
import { SoldOutColors } from './sold-out-colors.tsx'
import { StockTable } from './stock-table.tsx'
import type { OrderGridProps } from './use-order-grid.ts'

export interface WholesaleGridProps extends OrderGridProps {
  /** Whether the user's role may place orders. Otherwise only stock and prices are shown. */
  readonly canOrder: boolean
}

/** A wholesale product as a grid of colours and sizes, filled by keyboard and added to the cart at once. */
export function WholesaleGrid({ product, from, companyId, canOrder }: WholesaleGridProps) {
  const t = useMessages('wholesale-grid')
  if (canOrder)
    // What was typed for one product or company must not become another's.
    return (
      <OrderGrid key={`${product.id} ${companyId}`} product={product} from={from} companyId={companyId} />
    )
  return (
    <section className="shyrdak-wholesale-grid" data-state="read">
      <Alert tone="info" live="off" title={t('readOnly')} />
      <StockTable product={product} />
      <SoldOutColors product={product} sole={emptyGrid(product).layer.sole} />
    </section>
  )
}
