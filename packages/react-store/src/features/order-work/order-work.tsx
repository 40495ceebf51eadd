import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import {
  CRAFTSMAN_STATUSES,
  MediaPath,
  MOVE_NOTE_LENGTH,
  type Issue,
  type OrderStatus,
  type SpecialOrder,
} from '@shyrdak/sdk/contract'
import { orderStatusLabel } from '@shyrdak/sdk/messages'
import { isBlank } from '@shyrdak/sdk/rules'
import { useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useAccountDraft } from '../../parts/use-account-draft.ts'
import { useCall } from '../../parts/use-call.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { orderWorkContract } from './contract.ts'
import { WorkFields } from './work-fields.tsx'

const WorkDraft = z.object({
  note: z.string(),
  photo: z.nullable(MediaPath),
})

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
  const errors = useCodeMessages('errors')
  const { isBusy, failure, issues, run, refuse, reset } = useCall()
  const [note, setNote] = useState('')
  const [photo, setPhoto] = useState<string | null>(null)
  const [isRestored, setRestored] = useState(false)
  const [confirmation, setConfirmation] = useState('')
  const fallback = useFocusFallback<HTMLElement>()
  const forgetDraft = useAccountDraft({
    name: `order ${order.id}`,
    schema: WorkDraft,
    values: useMemo(() => (note === '' && photo === null ? null : { note, photo }), [note, photo]),
    onFound(draft) {
      setNote(draft.note)
      setPhoto(draft.photo)
      setRestored(true)
    },
  })

  const sdk = () => store.sdk(orderWorkContract)

  function refuseNote(reason: Omit<Issue, 'path'>) {
    refuse([{ path: ['note'], ...reason }])
    document.getElementById(`${id}-note`)?.focus()
  }

  async function send(status: OrderStatus) {
    setConfirmation('')
    const isEmpty = isBlank(note) && (photo === null || status === 'on_hold')
    if (isEmpty && (status === order.status || status === 'on_hold')) return refuseNote({ code: 'required' })
    // A field that takes no more would cut the end of a pasted message.
    if (note.trim().length > MOVE_NOTE_LENGTH)
      return refuseNote({ code: 'too_big', params: { max: MOVE_NOTE_LENGTH } })
    const moved = await run(async () =>
      (await sdk()).specialGoods.orders.move({
        params: { id: order.id },
        body: { status, from: order.status, note, ...(photo !== null && { photo }) },
      }),
    )
    if (!moved) return
    empty()
    setConfirmation(
      status === order.status
        ? t('buyerNotified')
        : t('moved', { status: orderStatusLabel(moved.status, labels) }),
    )
    onChange(moved)
  }

  function empty() {
    forgetDraft()
    setNote('')
    setPhoto(null)
    setRestored(false)
  }

  function discard() {
    empty()
    reset()
    document.getElementById(`${id}-note`)?.focus()
  }

  /** Loads the order again after a concurrent change; the typed note stays. */
  async function reload() {
    const read = await run(async () =>
      (await sdk()).specialGoods.orders.read({ params: { id: order.id }, query: {} }),
    )
    if (read) onChange(read)
  }

  const fields = {
    id: `${id}-note`,
    note,
    photo,
    issues,
    onNote(typed: string) {
      setNote(typed)
      reset()
    },
    onPhoto: setPhoto,
  }
  if (!CRAFTSMAN_STATUSES.includes(order.status)) {
    const reason = t(noneKeyOf(order))
    if (note === '' && photo === null)
      return (
        <section {...fallback} className="shyrdak-order-work-none" aria-label={t('title')}>
          {reason}
        </section>
      )
    // The order has changed while its craftsman was typing.
    return (
      <section {...fallback} className="shyrdak-order-work" aria-label={t('title')}>
        <p className="shyrdak-order-work-none" role="status">
          {reason}
        </p>
        <WorkFields {...fields} isReadOnly unsent={willGoOn(order) ? 'later' : 'never'} />
        <div>
          <Button tone="secondary" size="small" onClick={discard}>
            {t('discard')}
          </Button>
        </div>
      </section>
    )
  }
  const [next, ...others] = order.moves.toSorted((a, b) => Number(a === 'on_hold') - Number(b === 'on_hold'))
  return (
    <section {...fallback} className="shyrdak-order-work" aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <p className="shyrdak-order-work-lead">{t(order.moves.length > 0 ? 'lead' : 'leadShared')}</p>
      {isRestored ? (
        <Alert tone="info" live="polite">
          <p>{t('restored')}</p>
          <Button tone="secondary" size="small" disabled={isBusy} onClick={discard}>
            {t('discard')}
          </Button>
        </Alert>
      ) : null}
      <WorkFields {...fields} isReadOnly={isBusy} />
      <div className="shyrdak-order-work-actions">
        {next ? (
          <Button busy={isBusy} onClick={() => void send(next)}>
            {t(`moves.${moveOf(next)}`)}
          </Button>
        ) : null}
        <Button tone="secondary" busy={isBusy} onClick={() => void send(order.status)}>
          {t('notifyBuyer')}
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
          confirmation
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

/** Whether the order will go on. */
const willGoOn = ({ status, reason }: SpecialOrder) =>
  status === 'Processing' || status === 'payment_waiting' || (status === 'on_hold' && reason !== 'canceled')

/** The message key of the reason why a craftsman can do nothing with an order. */
function noneKeyOf({ status, reason }: SpecialOrder) {
  if (status === 'Processing' || status === 'payment_waiting') return 'noneUnpaid'
  if (status !== 'on_hold') return 'noneSent'
  return reason === 'canceled' ? 'noneCanceled' : 'noneHeld'
}
