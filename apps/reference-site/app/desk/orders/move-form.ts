import { MOVE_NOTE_LENGTH, type OrderStatus } from '@shyrdak/sdk/contract'
import type { OrderMove } from '@shyrdak/sdk/management'
import { isBlank } from '@shyrdak/sdk/rules'
import { checkText } from '../form/check-text.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'
import { usualMove, type MovableOrder } from './order-move.ts'

export interface MoveForm {
  readonly chosen: OrderStatus | null
  readonly note: string
}

export const moveForm = ({ moves }: MovableOrder): MoveForm => ({ chosen: usualMove(moves), note: '' })

/** Whether the manager has typed a note, or chosen another status than the one that was proposed. */
export const isMoveTyped = ({ chosen, note }: MoveForm, { moves }: MovableOrder): boolean =>
  chosen !== usualMove(moves) || !isBlank(note)

/** The chosen status; null when the order can no longer move there. */
export const moveIn = ({ chosen }: MoveForm, { moves }: MovableOrder): OrderStatus | null =>
  chosen !== null && moves.includes(chosen) ? chosen : null

/** Returns the request body, or the errors. Putting an order on hold requires a note. */
export function moveToSend(form: MoveForm, order: MovableOrder): CheckedForm<OrderMove> {
  const status = moveIn(form, order)
  if (status === null)
    return { body: null, wrong: new Map([['status', { path: ['status'], code: 'required' }]]) }
  const isRequired = status === 'on_hold'
  const note = checkText(form.note, { field: 'note', limit: MOVE_NOTE_LENGTH, isRequired })
  if (note.wrong) return note
  return { body: { status, from: order.status, ...(note.body && { note: note.body }) }, wrong: null }
}
