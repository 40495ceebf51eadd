import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import type { ShyrdakError } from '@shyrdak/sdk'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import type { OrderMove } from '@shyrdak/sdk/management'
import { orderStatusLabel } from '@shyrdak/sdk/messages'
import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'
import { RestoredNote } from '../form/restored-note.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { isMoveTyped, moveForm, moveIn, moveToSend } from './move-form.ts'
import { MoveNote } from './move-note.tsx'
import { MoveOutcome } from './move-outcome.tsx'
import { NextStatus } from './next-status.tsx'
import { isDeliberate, newsSince, type MovableOrder, type MoveWarning } from './order-move.ts'
import { SureMove } from './sure-move.tsx'

/** A form next to the order that is saved before the move. */
interface Before {
  readonly state: { readonly isSaving: boolean }
  readonly check: () => boolean
  readonly send: () => Promise<boolean>
}

const HEADING_ID = 'desk-move'

const NOTHING_BEFORE: Before = { state: { isSaving: false }, check: () => true, send: async () => true }

/**
 * The second press of a double click is not meant for the next status, to which the button leads as soon as the
 * order has been moved.
 */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

interface Props<Order> {
  order: Order
  before?: Before
  /** Overrides the description of a status. */
  meaningOf?: (to: OrderStatus) => string | undefined
  /** Warnings before a move. */
  warningsOf: (to: OrderStatus) => readonly MoveWarning[]
  move: (body: OrderMove) => Promise<Order>
  reload: () => Promise<Order>
  /** Explains a refusal for this order; nothing when the error code suffices. */
  renderRefusal?: (error: ShyrdakError) => ReactNode
}

/** The form to move an order to another status, with a note for the buyer. */
export function MoveOrder<Order extends MovableOrder>({
  order,
  before = NOTHING_BEFORE,
  meaningOf,
  warningsOf,
  move: save,
  reload,
  renderRefusal,
}: Props<Order>) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const [isAsking, setAsking] = useState(false)
  /** Saving the tracking numbers failed, so the order was not moved. */
  const [isHeldBack, setHeldBack] = useState(false)
  const { ref, form, errorOf, change, check, send, state } = useDeskForm({
    name: 'move',
    read: order,
    formOf: moveForm,
    changes: (typed, read) => (isMoveTyped(typed, read) ? 1 : 0),
    isNews: (read, now) => newsSince(read, now).length > 0,
    bodyOf: moveToSend,
    save,
    reload,
  })
  const isSaving = state.isSaving || before.state.isSaving
  const to = moveIn(form, order)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setHeldBack(false)
    if (!check() || to === null) return
    if (!before.check()) setHeldBack(true)
    else if (isDeliberate(to)) setAsking(true)
    else void go()
  }

  /** Moves the order. A closed one has no button left that could keep the focus. */
  async function go() {
    const isSent = await before.send()
    if (!isSent) setHeldBack(true)
    else if ((await send()) && to === 'completed') focusAfterRender(HEADING_ID)
    setAsking(false)
  }

  return (
    <section className="site-orders-move" aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} tabIndex={-1}>
        {order.moves.length > 0 ? t('move') : t('noMoves')}
      </h2>
      <MoveOutcome outcome={state.outcome} isHeldBack={isHeldBack} renderRefusal={renderRefusal} />
      {order.moves.length === 0 ? (
        <p>{t(order.status === 'completed' ? 'noMovesText' : 'noMovesCanceled')}</p>
      ) : (
        <form ref={ref} noValidate onSubmit={submit}>
          <RestoredNote state={state} />
          <NextStatus
            moves={order.moves}
            chosen={to}
            meaningOf={meaningOf}
            warningsOf={warningsOf}
            error={errorOf('status')}
            isLocked={isSaving}
            onChoose={(chosen) => change((now) => ({ ...now, chosen }), 'status')}
          />
          <MoveNote
            note={form.note}
            isRequired={to === 'on_hold'}
            recipientLanguage={order.language}
            isLocked={isSaving}
            error={errorOf('note')}
            onType={(note) => change((now) => ({ ...now, note }), 'note')}
          />
          <Button
            type="submit"
            wide
            busy={isSaving && !isAsking}
            onClick={ignoreSecondPress}
            tone={to === null ? 'secondary' : to === 'on_hold' ? 'danger' : 'primary'}
          >
            {to === null ? t('chooseMove') : t('moveTo', { status: orderStatusLabel(to, i18nOf(language)) })}
          </Button>
        </form>
      )}
      {to === 'completed' || to === 'on_hold' ? (
        <SureMove
          to={to}
          note={form.note.trim()}
          isOpen={isAsking}
          isSaving={isSaving}
          onSure={() => void go()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}
