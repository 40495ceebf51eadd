import { Swatch } from '@shyrdak/blocks/parts/swatch'
import { localized } from '@shyrdak/sdk/format'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { GridBar } from './grid-bar.tsx'
import { GridChoices } from './grid-choices.tsx'
import { GridPrices } from './grid-prices.tsx'
import { GridTable } from './grid-table.tsx'
import { KitBalances } from './kit-balances.tsx'
import { SoldOutColors } from './sold-out-colors.tsx'
import { useOrderGrid, type OrderGridProps } from './use-order-grid.ts'

/** The grid of a product for users who may order. */
export function OrderGrid(props: OrderGridProps) {
  const { product, companyId } = props
  const { language } = useStore()
  const t = useMessages('wholesale-grid')
  const grid = useOrderGrid(props)
  const { state, lines, totals, errors, kits, isReading, outcome, isRefused, dispatch } = grid
  const { layer, only } = state
  const tiers =
    layer.sole === null ? product.prices : product.soles.find(({ id }) => id === layer.sole)?.prices
  const section = useRef<HTMLElement>(null)
  const fallback = useFocusFallback(section)
  useEffect(() => {
    if (outcome?.state === 'refused')
      section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    // The add button has nothing more to add, so the focus moves to the link to the cart.
    if (outcome?.state === 'added')
      section.current?.querySelector<HTMLElement>('.shyrdak-wholesale-grid-messages a')?.focus()
  }, [outcome])
  return (
    <section
      {...fallback}
      className="shyrdak-wholesale-grid"
      data-state={isRefused ? 'refused' : 'filling'}
      aria-label={t('label')}
    >
      <GridChoices
        product={product}
        layer={layer}
        layers={totals.layers}
        kits={kits}
        onChoose={(chosen) => dispatch({ type: 'layer.choose', layer: chosen })}
      />
      <GridPrices tiers={tiers ?? []} totals={totals} />
      {only === null ? null : (
        <Swatch
          name="wholesale-color"
          label={`${t('color')}:`}
          options={product.colors.map(({ id, name, hex }) => ({
            value: String(id),
            label: `${localized(name, language)} · ${totals.rows.get(id)?.count ?? 0}`,
            color: hex,
          }))}
          value={String(only)}
          onChange={(value) => dispatch({ type: 'color.show', color: Number(value) })}
        />
      )}
      <GridTable
        product={product}
        state={state}
        totals={totals}
        errors={errors}
        inCart={({ color, size }) =>
          lines.reduce(
            (sum, { goods, count }) =>
              sum +
              (goods.variation_id === color.variation_id &&
              goods.size.name === size.name &&
              (goods.sole?.id ?? null) === layer.sole &&
              (goods.brand?.id ?? null) === layer.brand &&
              (goods.sole_brand?.id ?? null) === layer.soleBrand
                ? count
                : 0),
            0,
          )
        }
        dispatch={dispatch}
      />
      <p className="shyrdak-wholesale-grid-note">
        {product.made_to_order_days === null
          ? t('stockOnly')
          : t('stockAndMade', { count: product.made_to_order_days })}
      </p>
      <SoldOutColors product={product} sole={layer.sole} />
      <KitBalances
        kits={kits}
        isReading={isReading}
        layer={layer}
        companyId={companyId}
        onRefresh={grid.refreshKits}
      />
      <GridBar grid={grid} product={product} />
      <AlertsHere />
    </section>
  )
}
