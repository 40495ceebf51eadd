import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import type { OrderLine } from '@shyrdak/sdk/contract'
import { TRACKING_LENGTH, type ManagedOrder } from '@shyrdak/sdk/management'
import { lineKey } from '@shyrdak/sdk/rules'
import { localized } from '@shyrdak/sdk/format'
import { describeError, describeLength } from '@shyrdak/sdk/messages'
import type { FormEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { OrderLines } from '../../checkout/order-lines.tsx'
import { RestoredNote } from '../form/restored-note.tsx'
import { useFocusWhenIdle } from '../form/use-focus-when-idle.ts'
import { renumberedLines, sameForAll, trackingOf, typeTracking } from './tracking-form.ts'
import type { Parcels } from './use-parcels.ts'

interface Props {
  order: ManagedOrder
  parcels: Parcels
}

/** The lines of the order, each with a field for its tracking number. */
export function OrderParcels({ order: { items, reason }, parcels }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const { ref, form, errorOf, change, state } = parcels
  const sent = items.filter(({ count, canceled = 0 }) => count > canceled)
  const isIdle = state.changes === 0 && !state.isSaving
  // The pressed button goes once there is nothing left to save.
  const { status } = useFocusWhenIdle<HTMLParagraphElement, HTMLElement>(isIdle)

  function send(event: FormEvent) {
    event.preventDefault()
    if (!state.isSaving && parcels.check()) void parcels.send()
  }

  function below(line: OrderLine) {
    const key = lineKey(line)
    const number = trackingOf(form, line)
    const long = describeLength(
      { text: number, limit: TRACKING_LENGTH.max, name: t('parcel') },
      i18nOf(language),
    )
    return (
      <>
        {reason === 'canceled' && number === '' ? null : (
          <Field
            id={`parcel-${items.indexOf(line)}`}
            name={key}
            label={
              <>
                {t('parcel')}
                <span className="shyrdak-hidden">{`: ${localized(line.name, language)}, ${line.size}`}</span>
              </>
            }
            value={number}
            hint={long.hint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={state.isSaving}
            error={long.error ?? errorOf(key)}
            onChange={({ currentTarget: { value } }) => change((now) => typeTracking(now, key, value), key)}
          />
        )}
        <a href={`${prefix}/desk/${line.is_special ? 'special-goods' : 'goods'}/${line.product_id}`}>
          {t('stock')}
          <span className="shyrdak-hidden">{`: ${localized(line.name, language)}`}</span>
        </a>
        {sent.length > 1 && line === sent[0] && number.trim() !== '' ? (
          <Button
            tone="quiet"
            size="small"
            disabled={state.isSaving}
            onClick={() => change((now) => sameForAll(now, sent, number))}
          >
            {t('parcelForAll')}
          </Button>
        ) : null}
      </>
    )
  }

  return (
    <form className="site-orders-parcels" ref={ref} noValidate aria-label={t('goods')} onSubmit={send}>
      <OrderLines lines={items} below={below} />
      {state.outcome.kind === 'stale' ? (
        <Alert tone="warning" title={t('parcelsStale')}>
          <ul className="site-orders-news">
            {renumberedLines(state.outcome.before.items, state.outcome.now.items).map((line) => (
              <li key={lineKey(line)}>
                {t('parcelNow', {
                  name: localized(line.name, language),
                  size: line.size,
                  number: line.delivery.tracking_number ?? t('noParcel'),
                })}
              </li>
            ))}
          </ul>
          <p>{t('parcelsStaleText')}</p>
        </Alert>
      ) : null}
      <RestoredNote state={state} />
      {state.outcome.kind === 'failed' ? (
        <Alert tone="danger" title={t('failed')}>
          {`${describeError(state.outcome.error.code, i18nOf(language))} ${t('typedIsSaved')}`}
        </Alert>
      ) : null}
      <p ref={status} className="site-orders-saved" role="status" tabIndex={-1}>
        {state.outcome.kind === 'saved' && state.changes === 0 ? t('parcelsSaved') : null}
      </p>
      {isIdle ? null : (
        <Button type="submit" busy={state.isSaving}>
          {t('saveParcels')}
        </Button>
      )}
    </form>
  )
}
