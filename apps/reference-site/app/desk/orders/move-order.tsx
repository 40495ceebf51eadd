import { Button } from '@shyrdak/blocks/parts/button'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { Field } from '@shyrdak/blocks/parts/field'
import { MOVE_NOTE_LENGTH, type Issue, type ManagedOrder, type OrderStatus } from '@shyrdak/sdk/contract'
import { describeIssue, describeLength, isTooLong, orderStatusLabel } from '@shyrdak/sdk/messages'
import { useState, type FormEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageNames } from '../language-names.ts'
import { useFirstWrong } from '../use-first-wrong.ts'
import { useSaving } from '../use-saving.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { MoveOutcome, type Outcome } from './move-outcome.tsx'
import { asOffered, isDeliberate, newsSince, usualMove, warningsOf } from './order-move.ts'
import { ordersMessages } from './orders-messages.ts'
import { SureMove } from './sure-move.tsx'
import type { Parcels } from './use-parcels.ts'

interface Props {
  order: ManagedOrder
  /** Numbers that were typed and not saved go first. */
  parcels: Parcels
  onChange: (order: ManagedOrder) => void
}

/** Moves an order where the store lets it go, with a note that the buyer reads. */
export function MoveOrder({ order, parcels, onChange }: Props) {
  const { language } = usePageContext()
  const messages = ordersMessages[language]
  const { isSaving: isMoving, save } = useSaving()
  const isSaving = isMoving || parcels.isSaving
  const [chosen, setChosen] = useState(() => usualMove(order.moves))
  const [note, setNote] = useState('')
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const [isAsking, setAsking] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const form = useFirstWrong<HTMLFormElement>(attempt)
  useUnsaved(note.trim() !== '')
  const to = chosen !== null && order.moves.includes(chosen) ? chosen : null
  const params = { id: order.id }
  const length = { text: note, limit: MOVE_NOTE_LENGTH, name: messages.note }

  const errorOf = (field: string) => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue && describeIssue(issue, language)
  }

  function refuse(wrong: readonly Issue[]) {
    setIssues(wrong)
    setAttempt((before) => before + 1)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setOutcome({ kind: 'none' })
    if (to === null) return refuse([{ path: ['status'], code: 'required' }])
    if (isTooLong(length)) return refuse([])
    if (to === 'on_hold' && note.trim() === '') return refuse([{ path: ['note'], code: 'required' }])
    if (!parcels.check()) return setOutcome({ kind: 'parcels' })
    if (isDeliberate(to)) setAsking(true)
    else void move(to)
  }

  async function move(status: OrderStatus) {
    setIssues([])
    if (!(await parcels.send())) {
      setAsking(false)
      return setOutcome({ kind: 'parcels' })
    }
    const body = { status, from: order.status, ...(note.trim() !== '' && { note }) }
    const { answer, failure } = await save(({ orders }) => orders.move({ params, body }))
    setAsking(false)
    if (answer) {
      setNote('')
      setChosen(usualMove(answer.moves))
      setOutcome({ kind: 'moved', to: answer.status })
      onChange(answer)
    } else if (failure.code === 'STALE') await refetch()
    else {
      if (failure.issues.length > 0) refuse(failure.issues)
      setOutcome(failure.code === 'SOLD_OUT' ? { kind: 'sold_out' } : { kind: 'failed', code: failure.code })
    }
  }

  async function refetch() {
    const { answer, failure } = await save(({ orders }) => orders.read({ params }))
    if (failure) return setOutcome({ kind: 'failed', code: failure.code })
    setOutcome({ kind: 'stale', news: newsSince(order, answer) })
    return onChange(answer)
  }

  const reads = languageNames[language][order.language]
  const long = describeLength(length, language)
  return (
    <section className="site-orders-move" aria-labelledby="desk-move">
      <h2 id="desk-move">{order.moves.length > 0 ? messages.move : messages.noMoves}</h2>
      <MoveOutcome outcome={outcome} />
      {order.moves.length === 0 ? (
        <p>{messages.noMovesText}</p>
      ) : (
        <form ref={form} noValidate onSubmit={send}>
          <RadioGroup
            name="status"
            variant="rows"
            label={messages.moveLead}
            value={to ?? ''}
            onChange={(value) => {
              setIssues([])
              setChosen(order.moves.find((one) => one === value) ?? null)
            }}
            error={errorOf('status') && (to === null ? messages.chooseMove : errorOf('status'))}
            options={asOffered(order.moves).map((one) => ({
              value: one,
              label: orderStatusLabel(one, language),
              note: messages.meaning[one],
            }))}
          />
          {to === null ? null : (
            <ul className="site-orders-warnings">
              {warningsOf(order, to).map((warning) => (
                <li key={warning}>{messages.warnings[warning]}</li>
              ))}
            </ul>
          )}
          <Field
            multiline
            id="desk-note"
            name="note"
            rows={3}
            label={messages.note}
            hint={[to === 'on_hold' ? messages.holdHint(reads) : messages.noteHint(reads), long.hint]
              .filter(Boolean)
              .join(' ')}
            required={to === 'on_hold'}
            value={note}
            readOnly={isSaving}
            error={long.error ?? errorOf('note')}
            onChange={({ currentTarget }) => {
              setNote(currentTarget.value)
              setIssues((now) => now.filter(({ path }) => path[0] !== 'note'))
            }}
          />
          <Button
            type="submit"
            wide
            busy={isSaving && !isAsking}
            tone={to === null ? 'secondary' : to === 'on_hold' ? 'danger' : 'primary'}
          >
            {to === null ? messages.chooseMove : messages.moveTo(orderStatusLabel(to, language))}
          </Button>
        </form>
      )}
      {to === 'completed' || to === 'on_hold' ? (
        <SureMove
          to={to}
          note={note.trim()}
          isOpen={isAsking}
          isSaving={isSaving}
          onSure={() => void move(to)}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}
