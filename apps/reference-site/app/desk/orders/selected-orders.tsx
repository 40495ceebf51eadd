import { Button } from '@shyrdak/blocks/parts/button'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import { orderStatusLabel } from '@shyrdak/sdk/messages'
import { useState } from 'react'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { SelectionProps } from '../list/list-definition.ts'
import { isClosed, nextOfAll, whyNoNext, type ListedOrder, type OrderMarket } from './move-in-turn.ts'
import { MoveTogether } from './move-together.tsx'
import { hasSlip, WithoutSlip } from './without-slip.tsx'

interface Props<Listed, Order extends Pick<ListedOrder, 'status'>> extends SelectionProps<Listed> {
  market: OrderMarket<Order>
  /** The page that prints the packing slips, if the market has them. */
  slipsPath?: (orders: readonly Listed[]) => string
  /** The path of an order's page, without language prefix. */
  pathOf: (order: Listed) => string
}

/** Actions for selected orders: print their packing slips, and move them to the next status. */
export function SelectedOrders<Listed extends ListedOrder, Order extends Pick<ListedOrder, 'status'>>(
  props: Props<Listed, Order>,
) {
  const { selected, onDone, market, slipsPath, pathOf } = props
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  /** The orders to move, captured when the dialog opens, because the list may change meanwhile. */
  const [moving, setMoving] = useState<{ orders: readonly Listed[]; to: OrderStatus } | null>(null)
  const count = selected.length
  const to = nextOfAll(selected)
  const why = whyNoNext(selected)
  const packed = selected.filter(hasSlip)
  return (
    <section
      className="site-desk-selection"
      aria-label={count > 0 ? t('together.label') : undefined}
      data-empty={count === 0 || undefined}
    >
      <div role="status">
        {count > 0 ? <p>{t('together.selected', { count })}</p> : null}
        {count > 0 && to === null ? (
          <p className="site-desk-note">
            {t(`together.noNext.${why}`)}
            {why === 'someClosed'
              ? selected
                  .filter(isClosed)
                  .map(({ id, order_number: number }) => <span key={id}> {number}</span>)
              : null}
          </p>
        ) : null}
        {slipsPath ? <WithoutSlip orders={selected} className="site-desk-note" /> : null}
      </div>
      {count > 0 && to !== null ? (
        <Button onClick={() => setMoving({ orders: selected, to })}>
          {t('moveTo', { status: orderStatusLabel(to, i18nOf(language)) })}
        </Button>
      ) : null}
      {packed.length > 0 && slipsPath ? (
        <Button tone="secondary" href={slipsPath(selected)} target="_blank">
          {t('together.print', { count: packed.length })}
        </Button>
      ) : null}
      {moving ? (
        <MoveTogether
          {...moving}
          market={market}
          pathOf={pathOf}
          onClose={(account) => {
            setMoving(null)
            if (account) onDone(account.moved)
          }}
        />
      ) : null}
    </section>
  )
}
