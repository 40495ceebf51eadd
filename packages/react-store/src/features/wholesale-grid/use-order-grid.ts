import type { WholesaleProduct, WholesaleSource } from '@shyrdak/sdk/contract'
import { useEffect, useReducer, useState } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'
import { addCells } from '../wholesale-cart/add-cells.ts'
import { useWholesaleCart } from '../wholesale-cart/use-wholesale-cart.ts'
import { firstError, gridOrder } from './grid-order.ts'
import { emptyGrid, gridReducer, typedKey, type GridEvent } from './grid-state.ts'
import { gridTotals, typedKits } from './grid-totals.ts'
import { readEntries, saveEntries } from './stored-entries.ts'
import { useIsNarrow } from './use-is-narrow.ts'

export interface OrderGridProps {
  readonly product: WholesaleProduct
  readonly from: WholesaleSource
  /** The client's `company_id`. */
  readonly companyId: number
}

/** The result of the last click on the add button. */
type Outcome =
  { readonly state: 'added'; readonly count: number } | { readonly state: 'refused' | 'full' } | null

/** The counts typed into the grid of a product, what they cost, what is wrong with them, and adding them. */
export function useOrderGrid({ product, from, companyId }: OrderGridProps) {
  const store = useStore()
  const { view: cart } = useWholesaleCart()
  const { view: branding, send } = useWholesaleBranding()
  const [state, act] = useReducer(gridReducer, product, emptyGrid)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const isNarrow = useIsNarrow()
  const firstColor = product.colors[0]?.id ?? null
  const { layer, entries, only } = state
  useEffect(() => {
    act({ type: 'color.show', color: isNarrow ? (only ?? firstColor) : null })
  }, [isNarrow, only, firstColor])

  const { session } = store.ports
  useEffect(() => {
    const saved = readEntries(session, product, companyId)
    if (saved.size > 0) act({ type: 'entries.restore', entries: saved })
  }, [session, product, companyId])
  useEffect(() => saveEntries(session, product, companyId, entries), [session, product, companyId, entries])

  const lines = cart?.lines.map(({ line }) => line) ?? []
  const totals = gridTotals(product, layer, entries, lines)
  const ownKits = branding?.kits ?? null
  const order = gridOrder({ product, from, entries, lines, kits: ownKits })
  const isRefused = outcome?.state === 'refused' && order.errors.size > 0
  // An invalid count is marked once its cell loses the focus, and unmarked while it is corrected.
  const typed = isRefused ? null : typedKey(state)
  const isReading = branding?.state === 'reading'
  const errors = new Map(
    [...order.errors].filter(
      ([key, { code }]) =>
        key !== typed &&
        // A logo is not marked while its kits are being loaded.
        (isRefused || !isReading || code !== 'logo_unknown'),
    ),
  )

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
    const { state: result } = await addCells(store, order.cells)
    setOutcome(result === 'full' ? { state: result } : { state: result, count: totals.count })
    if (result === 'added') act({ type: 'entries.added' })
  }

  return {
    state,
    lines,
    totals,
    errors,
    /** The kits less what the cart and the typed counts take; null while unknown. */
    kits: ownKits && typedKits(ownKits, entries),
    isReading,
    refreshKits: () => send({ type: 'kits.refresh' }),
    outcome,
    isRefused,
    canAdd: cart !== null && (order.cells.length > 0 || order.errors.size > 0),
    dispatch,
    add,
  }
}

export type OpenOrderGrid = ReturnType<typeof useOrderGrid>
