import { Alert } from '@shyrdak/blocks/parts/alert'
import { localized } from '@shyrdak/sdk/format'
import { multiplyMoney } from '@shyrdak/sdk/rules'
import { lazy, useId, useRef } from 'react'
import { hasPendingAdd } from '../../store/has-pending-add.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { DeliveryRequest } from '../delivery-request/delivery-request.tsx'
import type { BuyBoxProduct } from './buy-box-product.ts'
import { isColorSoldOut, type ChosenVariation } from './choice-of.ts'
import { ColorChoice } from './color-choice.tsx'
import { AddRow } from './add-row.tsx'
import { AdjacentAlerts } from './adjacent-alerts.tsx'
import { SizeChoice } from './size-choice.tsx'
import { SoldOutSizes } from './sold-out-sizes.tsx'
import { StickyAdd } from './sticky-add.tsx'
import { useBuyBox } from './use-buy-box.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

export interface BuyBoxProps {
  readonly product: BuyBoxProduct
  /** The selection requested by the URL query: `?variation=&size=`. */
  readonly requested?: ChosenVariation
  /** Whether the store delivers to the user's country. */
  readonly delivers?: boolean
  /** Whether phones show the button at the edge of the screen once it is out of view. For product pages. */
  readonly isSticky?: boolean
  /** Id of the page's popover with the size chart, opened by a button beside the sizes. */
  readonly sizeChart?: string | undefined
}

const NOTHING: ChosenVariation = {}

/** Loaded when the first item is added to the cart. */
const Added = lazy(async () => ({ default: (await import('../cart/added-summary.tsx')).AddedSummary }))

/** Colour, size and count of a product, with the button that adds it to the cart. */
export function BuyBox({
  product: initial,
  requested = NOTHING,
  delivers = true,
  isSticky = false,
  sizeChart,
}: BuyBoxProps) {
  const { language, ports } = useStore()
  // Includes the texts shown after a size is chosen, so that a click does not wait for them.
  const t = useMessages(
    'buy-box',
    ...(typeof initial.made_to_order_days === 'number' ? (['labels'] as const) : []),
  )
  const root = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isBarShown = useScrolledPast(row, isSticky)
  const id = useId()
  const { product, color, size, count, limit, doing, ...box } = useBuyBox(initial, requested, root)

  if (product.sale_cost === null || !color)
    return (
      <div className="shyrdak-buy-box" data-state="not-sold">
        <Alert tone="info" live="off" title={t('notSoldHere')} />
      </div>
    )

  const isSoldOut = product.colors.every((one) => isColorSoldOut(product, one))
  const isColorGone = isColorSoldOut(product, color)
  const hasRow = !isColorGone

  return (
    <div
      className="shyrdak-buy-box"
      data-state={isSoldOut ? 'sold-out' : isColorGone ? 'color-sold-out' : doing}
      ref={root}
      onPointerDownCapture={box.touch}
      onFocusCapture={box.touch}
    >
      <ColorChoice
        product={product}
        chosen={color.id}
        name={`${id}color`}
        onChoose={(variation) => box.choose({ variation })}
      />
      <SizeChoice
        product={product}
        color={color}
        chosen={size?.size}
        name={`${id}size`}
        isMissing={box.isSizeMissing}
        sizeChart={sizeChart}
        onChoose={(chosen) => box.choose({ size: chosen })}
      />
      {isSoldOut ? (
        <Alert tone="warning" live="polite" title={t('productSoldOut')} />
      ) : isColorGone ? (
        <Alert tone="info" live="polite" title={t('colorSoldOut')} />
      ) : (
        <AddRow
          product={product}
          size={size}
          count={count}
          limit={limit}
          isBusy={doing === 'adding'}
          onCount={box.setCount}
          onAdd={box.add}
          ref={row}
        >
          <AdjacentAlerts row={row} bar={isBarShown ? bar : null} Added={isSticky ? Added : undefined} />
        </AddRow>
      )}
      <SoldOutSizes product={product} color={color} chosen={size?.size} />
      {doing === 'failed' ? (
        <Alert tone="danger" title={t(hasPendingAdd(ports) ? 'addedLater' : 'failed')} />
      ) : null}
      {delivers ? null : (
        <Alert tone="info" live="off" title={t('notDelivered')}>
          <DeliveryRequest label={t('tellMe')} failed={t('failed')} />
        </Alert>
      )}
      {hasRow ? null : <AlertsHere />}
      {isSticky && hasRow ? (
        <StickyAdd
          name={localized(product.name, language)}
          sum={multiplyMoney(product.sale_cost, count)}
          isBusy={doing === 'adding'}
          isShown={isBarShown}
          ref={bar}
          onAdd={box.add}
        />
      ) : null}
    </div>
  )
}
