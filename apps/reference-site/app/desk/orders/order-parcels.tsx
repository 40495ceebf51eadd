import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { TRACKING_LENGTH, type ManagedOrder, type OrderLine } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { localized } from '@shyrdak/sdk/format'
import { describeError, describeIssue, describeLength } from '@shyrdak/sdk/messages'
import type { FormEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { OrderLines } from '../../checkout/order-lines.tsx'
import { useFirstWrong } from '../use-first-wrong.ts'
import { ordersMessages } from './orders-messages.ts'
import { trackingOf } from './tracking-form.ts'
import type { Parcels } from './use-parcels.ts'

interface Props {
  order: ManagedOrder
  parcels: Parcels
}

/** What is in the order, with the number of the parcel in which each line travels. */
export function OrderParcels({ order: { items }, parcels }: Props) {
  const { language, prefix } = usePageContext()
  const messages = ordersMessages[language]
  const { typed, wrong, failure, isSaving, isSaved, isChanged, attempt } = parcels
  const form = useFirstWrong<HTMLFormElement>(attempt)

  function send(event: FormEvent) {
    event.preventDefault()
    if (!isSaving && parcels.check()) void parcels.send()
  }

  function below(line: OrderLine) {
    const key = lineKey(line)
    const issue = wrong.get(key)
    const number = trackingOf(typed, line)
    const long = describeLength({ text: number, limit: TRACKING_LENGTH.max, name: messages.parcel }, language)
    return (
      <>
        <Field
          id={`parcel-${items.indexOf(line)}`}
          name={key}
          label={
            <>
              {messages.parcel}
              <span className="shyrdak-hidden">{`: ${localized(line.name, language)}, ${line.size}`}</span>
            </>
          }
          value={number}
          hint={long.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isSaving}
          error={long.error ?? (issue && describeIssue({ ...issue, path: ['tracking_number'] }, language))}
          onChange={({ currentTarget }) => parcels.type(key, currentTarget.value)}
        />
        <a href={`${prefix}/desk/${line.is_special ? 'special-goods' : 'goods'}/${line.product_id}`}>
          {messages.stock}
          <span className="shyrdak-hidden">{`: ${localized(line.name, language)}`}</span>
        </a>
        {items.length > 1 && line === items[0] && number.trim() !== '' ? (
          <Button tone="quiet" size="small" disabled={isSaving} onClick={() => parcels.typeForAll(number)}>
            {messages.parcelForAll}
          </Button>
        ) : null}
      </>
    )
  }

  return (
    <form className="site-orders-parcels" ref={form} noValidate aria-label={messages.goods} onSubmit={send}>
      <OrderLines lines={items} below={below} />
      {failure ? (
        <Alert tone="danger" title={messages.failed}>
          {`${describeError(failure, language)} ${messages.typedIsSaved}`}
        </Alert>
      ) : null}
      <p className="site-orders-saved" role="status">
        {isSaved ? messages.parcelsSaved : null}
      </p>
      {isChanged || isSaving ? (
        <Button type="submit" busy={isSaving}>
          {messages.saveParcels}
        </Button>
      ) : null}
    </form>
  )
}
