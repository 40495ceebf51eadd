import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { Field } from '@shyrdak/blocks/parts/field'
import { managedOrders, MOVE_NOTE_LENGTH, type ManagedOrder } from '@shyrdak/sdk/management'
import { describeLength, orderStatusLabel } from '@shyrdak/sdk/messages'
import { useState, type FormEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import { languageNames } from '../language-names.ts'
import type { Item } from '../use-item.ts'
import { moveForm, moveIn, moveToSend } from './move-form.ts'
import { MoveOutcome } from './move-outcome.tsx'
import { asOffered, isDeliberate, newsSince, warningsOf } from './order-move.ts'
import { SureMove } from './sure-move.tsx'
import type { Parcels } from './use-parcels.ts'

interface Props extends Item<ManagedOrder> {
  order: ManagedOrder
  /** Numbers that were typed and not saved go first. */
  parcels: Parcels
}

/** Moves an order where the store lets it go, with a note that the buyer reads. */
export function MoveOrder({ order, parcels, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const call = useDeskCall()
  const [isAsking, setAsking] = useState(false)
  /** The numbers could not be saved, so the order stayed. */
  const [isHeldBack, setHeldBack] = useState(false)
  const { ref, form, outcome, errorOf, change, check, send, ...move } = useDeskForm({
    read: order,
    formOf: moveForm,
    changes: ({ note }) => (note.trim() === '' ? 0 : 1),
    isNews: (before, now) => newsSince(before, now).length > 0,
    bodyOf: moveToSend,
    save: (body) => save(call(managedOrders.move, { params: { id: order.id }, body })),
    reload: () => reload(),
  })
  const isSaving = move.isSaving || parcels.isSaving
  const to = moveIn(form, order)
  const { note } = form

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setHeldBack(false)
    if (!check() || to === null) return
    if (!parcels.check()) setHeldBack(true)
    else if (isDeliberate(to)) setAsking(true)
    else void go()
  }

  async function go() {
    if (await parcels.send()) await send()
    else setHeldBack(true)
    setAsking(false)
  }

  const reads = languageNames[language][order.language]
  const long = describeLength({ text: note, limit: MOVE_NOTE_LENGTH, name: t('note') }, i18nOf(language))
  return (
    <section className="site-orders-move" aria-labelledby="desk-move">
      <h2 id="desk-move">{order.moves.length > 0 ? t('move') : t('noMoves')}</h2>
      <MoveOutcome outcome={outcome} isHeldBack={isHeldBack} />
      {order.moves.length === 0 ? (
        <p>{t('noMovesText')}</p>
      ) : (
        <form ref={ref} noValidate onSubmit={submit}>
          <RadioGroup
            name="status"
            variant="rows"
            label={t('moveLead')}
            value={to ?? ''}
            onChange={(value) =>
              change(
                (now) => ({ ...now, chosen: order.moves.find((one) => one === value) ?? null }),
                'status',
              )
            }
            error={errorOf('status') && (to === null ? t('chooseMove') : errorOf('status'))}
            options={asOffered(order.moves).map((one) => ({
              value: one,
              label: orderStatusLabel(one, i18nOf(language)),
              note: t(`meaning.${one}`),
            }))}
          />
          {to === null ? null : (
            <ul className="site-orders-warnings">
              {warningsOf(order, to).map((warning) => (
                <li key={warning}>{t(`warnings.${warning}`)}</li>
              ))}
            </ul>
          )}
          <Field
            multiline
            id="desk-note"
            name="note"
            rows={3}
            label={t('note')}
            hint={[
              to === 'on_hold' ? t('holdHint', { language: reads }) : t('noteHint', { language: reads }),
              long.hint,
            ]
              .filter(Boolean)
              .join(' ')}
            required={to === 'on_hold'}
            value={note}
            readOnly={isSaving}
            error={long.error ?? errorOf('note')}
            onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, note: value }), 'note')}
          />
          <Button
            type="submit"
            wide
            busy={isSaving && !isAsking}
            tone={to === null ? 'secondary' : to === 'on_hold' ? 'danger' : 'primary'}
          >
            {to === null ? t('chooseMove') : t('moveTo', { status: orderStatusLabel(to, i18nOf(language)) })}
          </Button>
        </form>
      )}
      {to === 'completed' || to === 'on_hold' ? (
        <SureMove
          to={to}
          note={note.trim()}
          isOpen={isAsking}
          isSaving={isSaving}
          onSure={() => void go()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}
