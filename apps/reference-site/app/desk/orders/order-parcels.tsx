import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import type { Issue, ManagedOrder, OrderLine } from '@shyrdak/sdk/contract'
import { lineKey, type FailureCode } from '@shyrdak/sdk/rules'
import { describeError, describeIssue, localized } from '@shyrdak/sdk/words'
import { useState, type FormEvent } from 'react'
import { usePageVisit } from '../../page/use-visit.ts'
import { OrderLines } from '../../purchase/order-lines.tsx'
import { useFirstWrong } from '../use-first-wrong.ts'
import { useSaving } from '../use-saving.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { ordersWords } from './orders-words.ts'
import {
  changedLines,
  sameForAll,
  trackingOf,
  trackingToSend,
  typeTracking,
  wrongTracking,
  type TrackingForm,
} from './tracking-form.ts'

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

interface Props {
  order: ManagedOrder
  onChange: (order: ManagedOrder) => void
}

/** What is in the order, with the number of the parcel in which each line travels. */
export function OrderParcels({ order: { id, items }, onChange }: Props) {
  const { language, prefix } = usePageVisit()
  const words = ordersWords[language]
  const { isSaving, save } = useSaving()
  const [typed, setTyped] = useState<TrackingForm>(NOTHING)
  const [wrong, setWrong] = useState<ReadonlyMap<string, Issue>>(NOTHING)
  const [failure, setFailure] = useState<FailureCode | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const form = useFirstWrong<HTMLFormElement>(attempt)
  const changes = changedLines(typed, items).length
  useUnsaved(changes > 0)

  function refuse(issues: ReadonlyMap<string, Issue>) {
    setWrong(issues)
    setAttempt((before) => before + 1)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSaving || changes === 0) return
    setFailure(null)
    const { body, wrong: typedWrong } = trackingToSend(typed, items)
    if (typedWrong) return refuse(typedWrong)
    setWrong(NOTHING)
    const { answer, failure: refused } = await save(({ orders }) => orders.track({ params: { id }, body }))
    if (answer) {
      setTyped(NOTHING)
      setSaved(true)
      onChange(answer)
    } else {
      setFailure(refused.code)
      if (refused.issues.length > 0) refuse(wrongTracking(typed, items, refused.issues))
    }
  }

  function below(line: OrderLine) {
    const key = lineKey(line)
    const issue = wrong.get(key)
    const number = trackingOf(typed, line)
    return (
      <>
        <Field
          id={`parcel-${items.indexOf(line)}`}
          name={key}
          label={
            <>
              {words.parcel}
              <span className="shyrdak-hidden">{`: ${localized(line.name, language)}, ${line.size}`}</span>
            </>
          }
          value={number}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isSaving}
          error={issue && describeIssue({ ...issue, path: ['tracking_number'] }, language)}
          onChange={({ currentTarget }) => {
            setSaved(false)
            setTyped((now) => typeTracking(now, key, currentTarget.value))
            setWrong((now) => new Map([...now].filter(([one]) => one !== key)))
          }}
        />
        <a href={`${prefix}/desk/${line.is_special ? 'special-goods' : 'goods'}/${line.product_id}`}>
          {words.stock}
          <span className="shyrdak-hidden">{`: ${localized(line.name, language)}`}</span>
        </a>
        {items.length > 1 && line === items[0] && number.trim() !== '' ? (
          <Button
            tone="quiet"
            size="small"
            disabled={isSaving}
            onClick={() => setTyped((now) => sameForAll(now, items, number))}
          >
            {words.parcelForAll}
          </Button>
        ) : null}
      </>
    )
  }

  return (
    <form
      className="site-orders-parcels"
      ref={form}
      noValidate
      aria-label={words.goods}
      onSubmit={(event) => void send(event)}
    >
      <OrderLines lines={items} below={below} />
      {failure ? (
        <Alert tone="danger" title={words.failed}>
          {`${describeError(failure, language)} ${words.typedIsKept}`}
        </Alert>
      ) : null}
      <p className="site-orders-saved" role="status">
        {isSaved && changes === 0 ? words.parcelsSaved : null}
      </p>
      {changes > 0 || isSaving ? (
        <Button type="submit" busy={isSaving}>
          {words.saveParcels}
        </Button>
      ) : null}
    </form>
  )
}
