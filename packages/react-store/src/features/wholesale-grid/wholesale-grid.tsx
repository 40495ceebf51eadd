import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Swatch } from '@shyrdak/blocks/parts/swatch'
import type { WholesaleProduct, WholesaleSource } from '@shyrdak/sdk/contract'
import { formatSom, localized } from '@shyrdak/sdk/format'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'
import { addCells } from '../wholesale-cart/add-cells.ts'
import { useWholesaleCart } from '../wholesale-cart/use-wholesale-cart.ts'
import { GridChoices } from './grid-choices.tsx'
import { GridPrices } from './grid-prices.tsx'
import { GridTable } from './grid-table.tsx'
import { StockTable } from './stock-table.tsx'
import { firstError, gridOrder } from './grid-order.ts'
import { emptyGrid, gridReducer, typedKey, type GridEvent } from './grid-state.ts'
import { gridTotals, typedKits } from './grid-totals.ts'
import { KitBalances } from './kit-balances.tsx'
import { SoldOutColors } from './sold-out-colors.tsx'
import { readEntries, saveEntries } from './stored-entries.ts'
import { useIsNarrow } from './use-is-narrow.ts'

export interface WholesaleGridProps {
  readonly product: WholesaleProduct
  readonly from: WholesaleSource
  /** The client's `company_id`. */
  readonly reyestrId: number
  /** Whether the user's role may place orders. Otherwise only stock and prices are shown. */
  readonly canOrder: boolean
}

/** The result of the last click on the add button. */
type Outcome =
  { readonly state: 'added'; readonly count: number } | { readonly state: 'refused' | 'full' } | null

/** A wholesale product as a grid of colours and sizes, filled by keyboard and added to the cart at once. */
export function WholesaleGrid({ product, from, reyestrId, canOrder }: WholesaleGridProps) {
  const store = useStore()
  const { language } = store
  const t = useMessages('wholesale-grid')
  const { view: cart } = useWholesaleCart()
  const { view: branding, send } = useWholesaleBranding()
  const [state, act] = useReducer(gridReducer, product, emptyGrid)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const section = useRef<HTMLElement>(null)
  const isNarrow = useIsNarrow()
  const firstColor = product.colors[0]?.id ?? null
  const { only } = state
  useEffect(() => {
    act({ type: 'color.show', color: isNarrow ? (only ?? firstColor) : null })
  }, [isNarrow, only, firstColor])

  const { session } = store.ports
  useEffect(() => {
    const saved = readEntries(session, product, reyestrId)
    if (saved.size > 0) act({ type: 'entries.restore', entries: saved })
  }, [session, product, reyestrId])
  useEffect(
    () => saveEntries(session, product, reyestrId, state.entries),
    [session, product, reyestrId, state.entries],
  )

  const lines = cart?.lines.map(({ line }) => line) ?? []
  const { layer, entries, dropped } = state
  const totals = gridTotals(product, layer, entries, lines)
  const ownKits = branding?.kits ?? null
  const kits = ownKits && typedKits(ownKits, entries)
  const order = gridOrder({ product, from, entries, lines, kits: ownKits })
  const isRefused = outcome?.state === 'refused' && order.errors.size > 0
  // An invalid count is marked once its cell loses the focus, and unmarked while it is corrected.
  const typed = isRefused ? null : typedKey(state)
  // A logo is not marked while its kits are being loaded.
  const isReading = !isRefused && branding?.state === 'reading'
  const errors = new Map(
    [...order.errors].filter(([key, { code }]) => key !== typed && !(isReading && code === 'logo_unknown')),
  )
  const tiers =
    layer.sole === null ? product.prices : product.soles.find(({ id }) => id === layer.sole)?.prices

  function dispatch(event: GridEvent) {
    if (event.type === 'cell.type' && outcome?.state !== 'refused') setOutcome(null)
    act(event)
  }

  async function add() {
    if (order.errors.size > 0) {
      const wrong = firstError(order.errors, entries)
      if (wrong) {
        act({ type: 'layer.choose', layer: wrong.layer })
        if (only !== null) act({ type: 'color.show', color: wrong.color })
      }
      setOutcome({ state: 'refused' })
      return
    }
    const result = await addCells(store, order.cells)
    setOutcome(result === 'full' ? { state: result } : { state: result, count: totals.count })
    if (result === 'added') act({ type: 'entries.added' })
  }

  useEffect(() => {
    if (outcome?.state === 'refused')
      section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    // The add button has nothing more to add, so the focus moves to the link to the cart.
    if (outcome?.state === 'added')
      section.current?.querySelector<HTMLElement>('.shyrdak-wholesale-grid-messages a')?.focus()
  }, [outcome])

  if (!canOrder)
    return (
      <section className="shyrdak-wholesale-grid" data-state="read">
        <Alert tone="info" live="off" title={t('readOnly')} />
        <StockTable product={product} />
        <SoldOutColors product={product} sole={layer.sole} />
      </section>
    )
  return (
    <section
      className="shyrdak-wholesale-grid"
      data-state={isRefused ? 'refused' : 'filling'}
      aria-label={t('label')}
      ref={section}
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
        isReading={branding?.state === 'reading'}
        layer={layer}
        reyestrId={reyestrId}
        onRefresh={() => send({ type: 'kits.refresh' })}
      />
      <div className="shyrdak-wholesale-grid-bar">
        <div className="shyrdak-wholesale-grid-messages" role="status">
          {dropped > 0 ? <Alert tone="warning" live="off" title={t('dropped', { count: dropped })} /> : null}
          {outcome?.state === 'added' ? (
            <Alert tone="success" live="off" title={t('added', { count: outcome.count })}>
              <a href={store.link('/admin/basket')}>{t('toBasket')}</a>
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
        <Button size="large" disabled={!cart || entries.size === 0} onClick={() => void add()}>
          {t('add')}
        </Button>
      </div>
      <AlertsHere />
    </section>
  )
}
