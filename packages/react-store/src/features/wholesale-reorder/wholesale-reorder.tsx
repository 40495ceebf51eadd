import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { WHOLESALE_COUNT } from '@shyrdak/sdk/contract'
import { reorderCells } from '@shyrdak/state-machines/wholesale-reorder/rules'
import { useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText, UNAVAILABLE } from '../../parts/failure-text.ts'
import { useStore } from '../../store/use-store.ts'
import { addCells, type AddedCells } from '../wholesale-cart/add-cells.ts'
import { ReorderDiff } from './reorder-diff.tsx'
import { useWholesaleReorder } from './use-wholesale-reorder.ts'

type Outcome = AddedCells | { readonly state: 'none' | 'adding' | 'failed' }

export interface WholesaleReorderProps {
  /** Id of the past order. */
  readonly orderId: number
}

/**
 * Orders a past order again: shows which lines have the same price, a new price or are gone, and adds the
 * available ones to the wholesale cart after confirmation. An open comparison continues after a reload.
 */
export function WholesaleReorder({ orderId }: WholesaleReorderProps) {
  const store = useStore()
  const t = useMessages('wholesale-reorder', 'wholesale-cart')
  const tCart = useMessages('wholesale-cart')
  const i18n = useCodeMessages('errors')
  const { view: compared, send, isUnavailable } = useWholesaleReorder()
  const [isAsked, setAsked] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' })
  const reorder = compared?.orderId === orderId ? compared : null
  const cells = reorderCells(reorder?.diff ?? [])
  const pieces = cells.reduce((sum, { count }) => sum + count, 0)

  function open() {
    setOutcome({ state: 'none' })
    setAsked(true)
    send({ type: 'reorder.open', orderId })
  }
  async function accept() {
    // Until the cart's code is loaded, another press would add the lines twice.
    setOutcome({ state: 'adding' })
    const result = await addCells(store, cells).catch(() => ({ state: 'failed' as const }))
    // The dialog stays open when nothing was added.
    if (result.state === 'added') send({ type: 'reorder.dismiss' })
    setOutcome(result)
  }
  return (
    <div className="shyrdak-reorder" data-state={reorder?.state ?? outcome.state}>
      <Button onClick={open}>{t('open')}</Button>
      <p className="shyrdak-reorder-added" role="status">
        {outcome.state === 'added' ? (
          <>
            {t('added')}{' '}
            {outcome.leftOut > 0
              ? `${tCart('leftOut', { count: outcome.leftOut, max: WHOLESALE_COUNT })} `
              : null}
            <a href={store.link('/admin/basket')}>{t('toBasket')}</a>
          </>
        ) : null}
      </p>
      {isUnavailable && isAsked ? (
        <p className="shyrdak-reorder-full" role="alert">
          {failureText(UNAVAILABLE, i18n)}
        </p>
      ) : null}
      <Dialog
        open={reorder !== null}
        onOpenChange={() => send({ type: 'reorder.dismiss' })}
        title={t('title')}
        description={t('lead')}
        closeLabel={t('close')}
        size="large"
        actions={
          reorder?.state === 'offered' && pieces > 0 ? (
            <>
              <Button busy={outcome.state === 'adding'} onClick={() => void accept()}>
                {t('accept', { count: pieces })}
              </Button>
              <Button tone="quiet" onClick={() => send({ type: 'reorder.dismiss' })}>
                {t('cancel')}
              </Button>
            </>
          ) : reorder?.state === 'unavailable' ? (
            <Button onClick={open}>{t('tryAgain')}</Button>
          ) : null
        }
      >
        <div role="status">
          {reorder?.state === 'comparing' ? (
            <p className="shyrdak-reorder-wait">
              <Spinner /> {t('comparing')}
            </p>
          ) : null}
          {reorder?.state === 'unavailable' ? <p>{t('failed')}</p> : null}
          {reorder?.state === 'offered' && pieces === 0 ? <p>{t('nothing')}</p> : null}
          {outcome.state === 'full' || outcome.state === 'failed' ? (
            <p className="shyrdak-reorder-full">
              {outcome.state === 'full' ? tCart('full') : failureText(UNAVAILABLE, i18n)}
            </p>
          ) : null}
        </div>
        {reorder?.state === 'offered' ? <ReorderDiff diff={reorder.diff} /> : null}
      </Dialog>
    </div>
  )
}
