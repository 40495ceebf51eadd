import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import {
  CRAFTSMAN_STATUSES,
  MOVE_NOTE_LENGTH,
  type OrderStatus,
  type SpecialOrder,
} from '@shyrdak/sdk/contract'
import { describeIssue, orderStatusLabel } from '@shyrdak/sdk/messages'
import { isBlank } from '@shyrdak/sdk/rules'
import { useId, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useCall } from '../../parts/use-call.ts'
import { useStore } from '../../store/use-store.ts'
import { PhotoField } from '../photo-upload/photo-field.tsx'
import { orderWorkContract } from './contract.ts'

export interface OrderWorkProps {
  readonly order: SpecialOrder
  readonly onChange: (order: SpecialOrder) => void
}

/** The form with which a craftsman reports progress to the buyer, moves the order on, or puts it on hold. */
export function OrderWork({ order, onChange }: OrderWorkProps) {
  const id = useId()
  const store = useStore()
  const t = useMessages('order-work')
  const labels = useCodeMessages('labels')
  const issuesText = useCodeMessages('issues')
  const errors = useCodeMessages('errors')
  const { isBusy, failure, issues, run, refuse, reset } = useCall()
  const [note, setNote] = useState('')
  const [photo, setPhoto] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  const sdk = () => store.sdk(orderWorkContract)

  async function send(status: OrderStatus) {
    setSaid('')
    const isEmpty = isBlank(note) && (photo === null || status === 'on_hold')
    if (isEmpty && (status === order.status || status === 'on_hold')) {
      refuse([{ path: ['note'], code: 'required' }])
      document.getElementById(`${id}-note`)?.focus()
      return
    }
    const moved = await run(async () =>
      (await sdk()).specialGoods.orders.move({
        params: { id: order.id },
        body: { status, from: order.status, note, ...(photo !== null && { photo }) },
      }),
    )
    if (!moved) return
    setNote('')
    setPhoto(null)
    setSaid(
      status === order.status ? t('told') : t('moved', { status: orderStatusLabel(moved.status, labels) }),
    )
    onChange(moved)
  }

  /** Loads the order again after a concurrent change; the typed note stays. */
  async function reload() {
    const read = await run(async () =>
      (await sdk()).specialGoods.orders.read({ params: { id: order.id }, query: {} }),
    )
    if (read) onChange(read)
  }

  if (!CRAFTSMAN_STATUSES.includes(order.status)) {
    const reason = <p className="shyrdak-order-work-none">{t(noneKeyOf(order))}</p>
    if (note === '' && photo === null) return reason
    // The order has changed while its craftsman was typing.
    return (
      <section className="shyrdak-order-work" aria-label={t('title')}>
        <div role="status">{reason}</div>
        <Field
          multiline
          rows={3}
          id={`${id}-note`}
          name="note"
          label={t('note')}
          hint={t('unsent')}
          value={note}
          readOnly
        />
        {photo === null ? null : (
          <PhotoField label={t('photo')} value={photo} aspect={4 / 3} isReadOnly onChange={setPhoto} />
        )}
      </section>
    )
  }
  const [next, ...others] = order.moves.toSorted((a, b) => Number(a === 'on_hold') - Number(b === 'on_hold'))
  const noteIssue = issues.find(({ path }) => path[0] === 'note')
  const photoIssue = issues.find(({ path }) => path[0] === 'photo')
  return (
    <section className="shyrdak-order-work" aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <p className="shyrdak-order-work-lead">{t(order.moves.length > 0 ? 'lead' : 'leadShared')}</p>
      <Field
        multiline
        rows={3}
        id={`${id}-note`}
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        maxLength={MOVE_NOTE_LENGTH}
        error={noteIssue && describeIssue(noteIssue, issuesText)}
        value={note}
        readOnly={isBusy}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value)
          reset()
        }}
      />
      <PhotoField
        label={t('photo')}
        error={photoIssue && describeIssue(photoIssue, issuesText)}
        value={photo}
        aspect={4 / 3}
        isReadOnly={isBusy}
        onChange={setPhoto}
      />
      <div className="shyrdak-order-work-actions">
        {next ? (
          <Button busy={isBusy} onClick={() => void send(next)}>
            {t(`moves.${moveOf(next)}`)}
          </Button>
        ) : null}
        <Button tone="secondary" busy={isBusy} onClick={() => void send(order.status)}>
          {t('tell')}
        </Button>
        {others.map((status) => (
          <Button key={status} tone="quiet" busy={isBusy} onClick={() => void send(status)}>
            {t(`moves.${moveOf(status)}`)}
          </Button>
        ))}
      </div>
      <div className="shyrdak-order-work-message" role="status" data-failed={failure !== null || undefined}>
        {failure?.code === 'STALE' ? (
          <>
            {t('stale')}{' '}
            <Button tone="quiet" size="small" onClick={() => void reload()}>
              {t('reload')}
            </Button>
          </>
        ) : failure !== null && failure.code !== 'INVALID' ? (
          failureText(failure, errors)
        ) : (
          said
        )}
      </div>
    </section>
  )
}

/** Narrows a status to those that a craftsman can set. Throws for any other. */
function moveOf(status: OrderStatus): 'packaging' | 'shipping' | 'on_way' | 'on_hold' {
  switch (status) {
    case 'packaging':
    case 'shipping':
    case 'on_way':
    case 'on_hold':
      return status
    default:
      throw new Error(`craftsmen cannot move an order to ${status}`)
  }
}

/** The message key of the reason why a craftsman can do nothing with an order. */
function noneKeyOf({ status, reason }: SpecialOrder) {
  if (status === 'Processing' || status === 'payment_waiting') return 'noneUnpaid'
  if (status !== 'on_hold') return 'noneSent'
  return reason === 'canceled' ? 'noneCanceled' : 'noneHeld'
}
