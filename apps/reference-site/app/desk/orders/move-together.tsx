import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import { orderStatusLabel } from '@shyrdak/sdk/messages'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useUnsaved } from '../form/use-unsaved.ts'
import { useRecount } from '../use-waiting.ts'
import { moveInTurn, type ListedOrder, type MoveAccount, type OrderMarket } from './move-in-turn.ts'
import { MovedTogether } from './moved-together.tsx'

interface Props<Listed, Order extends Pick<ListedOrder, 'status'>> {
  orders: readonly Listed[]
  to: OrderStatus
  market: OrderMarket<Order>
  pathOf: (order: Listed) => string
  /** Called with the result, if any move was tried. */
  onClose: (account: MoveAccount<Listed> | undefined) => void
}

/** A dialog to move several orders: confirmation, progress, and the result for each. */
export function MoveTogether<Listed extends ListedOrder, Order extends Pick<ListedOrder, 'status'>>({
  orders,
  to,
  market,
  pathOf,
  onClose,
}: Props<Listed, Order>) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const recount = useRecount()
  const [turn, setTurn] = useState(0)
  const [isStopping, setStopping] = useState(false)
  const isStopped = useRef(false)
  const {
    mutate,
    isPending,
    data: account,
  } = useMutation({
    mutationFn: () => moveInTurn({ orders, to, market, onTurn: setTurn, isStopped: () => isStopped.current }),
    onSettled: recount,
  })
  // Leaving the page would stop the run without a report.
  useUnsaved(isPending)

  function close() {
    if (!isPending) return onClose(account)
    isStopped.current = true
    return setStopping(true)
  }

  const count = orders.length
  const status = orderStatusLabel(to, i18nOf(language))
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('together.title', { count, status })}
      description={account ? undefined : t(to === 'completed' ? 'together.completed' : `meaning.${to}`)}
      closeLabel={t('close')}
      actions={
        account ? (
          <Button onClick={close}>{t('close')}</Button>
        ) : (
          <>
            <Button busy={isPending} onClick={() => mutate()}>
              {t('together.yes', { count })}
            </Button>
            <Button tone="quiet" disabled={isStopping} onClick={close}>
              {t(isPending ? 'together.stop' : 'goBack')}
            </Button>
          </>
        )
      }
    >
      {account ? (
        <MovedTogether account={account} status={status} pathOf={pathOf} />
      ) : (
        <>
          <p>{orders.map(({ order_number: number }) => number).join(', ')}</p>
          <p role="status">{isPending ? t('together.turn', { turn: turn + 1, count }) : null}</p>
          {isPending ? (
            <progress
              className="site-orders-progress"
              aria-label={t('together.progress')}
              value={turn}
              max={count}
            />
          ) : null}
        </>
      )}
    </Dialog>
  )
}
