import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Quantity } from '@shyrdak/blocks/parts/quantity'
import { localized } from '@shyrdak/sdk/format'
import { multiplyMoney } from '@shyrdak/sdk/rules'
import { MAX_ITEMS } from '@shyrdak/state-machines/retail-cart/rules'
import { lazy, useId, useRef, useState } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MakingTime } from '../../parts/making-time.tsx'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { DeliveryRequest } from '../delivery-request/delivery-request.tsx'
import { BackInStock } from '../back-in-stock/back-in-stock.tsx'
import type { BuyBoxProduct } from './buy-box-product.ts'
import { choiceOf, isColorSoldOut, orderableOf, type ChosenVariation } from './choice-of.ts'
import { ColorChoice } from './color-choice.tsx'
import { goodsOf } from './goods-of.ts'
import { AdjacentAlerts } from './adjacent-alerts.tsx'
import { SizeChoice } from './size-choice.tsx'
import { StickyAdd } from './sticky-add.tsx'
import { useFreshProduct } from './use-fresh-product.ts'
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

type Doing = 'choosing' | 'adding' | 'failed'

/** Colour, size and count of a product, with the button that adds it to the cart. */
export function BuyBox({
  product: initial,
  requested: asked = NOTHING,
  delivers = true,
  isSticky = false,
  sizeChart,
}: BuyBoxProps) {
  const store = useStore()
  // Includes the texts shown after a size is chosen, so that a click does not wait for them.
  const t = useMessages(
    'buy-box',
    ...(typeof initial.made_to_order_days === 'number' ? (['labels'] as const) : []),
  )
  const [isTouched, setTouched] = useState(false)
  const product = useFreshProduct(initial, isTouched)
  const [requested, setRequested] = useState<ChosenVariation>(asked)
  const [count, setCount] = useState(1)
  const [doing, setDoing] = useState<Doing>('choosing')
  const [isSizeMissing, setSizeMissing] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const action = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isBarShown = useScrolledPast(action, isSticky)
  const id = useId()

  const { color, size } = choiceOf(product, requested)
  const name = localized(product.name, store.language)
  if (product.sale_cost === null || !color)
    return (
      <div className="shyrdak-buy-box" data-state="not-sold">
        <Alert tone="info" live="off" title={t('notSoldHere')} />
      </div>
    )

  const isSoldOut = product.colors.every((one) => isColorSoldOut(product, one))
  const state = isSoldOut ? 'sold-out' : isColorSoldOut(product, color) ? 'color-sold-out' : doing

  const touch = () => setTouched(true)

  function choose(change: ChosenVariation) {
    const next = { variation: color?.id, size: size?.size, ...change }
    setRequested(next)
    setSizeMissing(false)
    setDoing('choosing')
    const now = choiceOf(product, next)
    store.ports.navigation.replaceQuery({
      variation: now.color ? String(now.color.id) : null,
      size: now.size?.size ?? null,
    })
  }

  const soldOut = color.sizes.filter((one) => orderableOf(product, one) <= 0)
  const limit = size ? Math.min(MAX_ITEMS, orderableOf(product, size)) : MAX_ITEMS
  const hasRow = !isSoldOut && !isColorSoldOut(product, color)
  const shownCount = Math.min(count, Math.max(1, limit))

  async function add() {
    if (!size) {
      setSizeMissing(true)
      root.current?.querySelector<HTMLInputElement>('.shyrdak-radio-group-input:not(:disabled)')?.focus()
      return
    }
    const goods = goodsOf(product, color, size)
    if (!goods) return
    setDoing('adding')
    try {
      await store.retailCart.send({ type: 'line.add', goods, count: shownCount })
      setDoing('choosing')
      setCount(1)
    } catch {
      setDoing('failed')
    }
  }

  return (
    <div
      className="shyrdak-buy-box"
      data-state={state}
      ref={root}
      onPointerDownCapture={touch}
      onFocusCapture={touch}
    >
      <ColorChoice
        product={product}
        chosen={color.id}
        name={`${id}color`}
        onChoose={(variation) => choose({ variation })}
      />
      <SizeChoice
        product={product}
        color={color}
        chosen={size?.size}
        name={`${id}size`}
        isMissing={isSizeMissing}
        sizeChart={sizeChart}
        onChoose={(chosen) => choose({ size: chosen })}
      />
      {isSoldOut ? (
        <Alert tone="warning" live="off" title={t('productSoldOut')} />
      ) : isColorSoldOut(product, color) ? (
        <Alert tone="info" live="polite" title={t('colorSoldOut')} />
      ) : (
        <div className="shyrdak-buy-box-action" ref={action}>
          <Quantity
            value={shownCount}
            max={limit}
            onChange={setCount}
            labels={{
              label: t('countOf', { name }),
              decrease: t('less'),
              increase: t('more'),
              corrected: t('countRange', { max: limit }),
            }}
          />
          <Button size="large" wide busy={doing === 'adding'} onClick={() => void add()}>
            <Icon name="cart" />
            {t('add')}
          </Button>
          {typeof product.made_to_order_days === 'number' ? (
            <p className="shyrdak-buy-box-making" aria-live="polite">
              {size ? (
                <MakingTime
                  goods={{ stock: size.stock, made_to_order_days: product.made_to_order_days }}
                  count={shownCount}
                />
              ) : (
                t('madeIn', { count: product.made_to_order_days })
              )}
            </p>
          ) : null}
          <AdjacentAlerts row={action} bar={isBarShown ? bar : null} Added={isSticky ? Added : undefined} />
        </div>
      )}
      {soldOut.length > 0 ? (
        <BackInStock
          key={`${color.id} ${size?.size ?? ''}`}
          name={product.name}
          thing={{
            productId: product.id,
            priceType: product.is_special ? 'special' : 'retail',
            colorId: color.color_id,
            sizes: soldOut.map((one) => one.size),
          }}
          color={color.name}
          hasOtherSizes={soldOut.length < color.sizes.length}
        />
      ) : null}
      {doing === 'failed' ? <Alert tone="danger" title={t('failed')} /> : null}
      {delivers ? null : (
        <Alert tone="info" live="off" title={t('notDelivered')}>
          <DeliveryRequest label={t('tellMe')} />
        </Alert>
      )}
      {hasRow ? null : <AlertsHere />}
      {isSticky && hasRow ? (
        <StickyAdd
          name={name}
          sum={multiplyMoney(product.sale_cost, shownCount)}
          isBusy={doing === 'adding'}
          isShown={isBarShown}
          ref={bar}
          onAdd={() => void add()}
        />
      ) : null}
    </div>
  )
}
