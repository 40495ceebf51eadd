import { useState } from 'react'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { formatDate, formatSom } from '@shyrdak/sdk/format'
import { INVOICE_NOTE_LENGTH, managedWholesaleInvoices, type ManagedInvoice } from '@shyrdak/sdk/management'
import { describeLength } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskTable } from '../desk-table.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import { emptyPayment, leftOf, paymentChanges, paymentToSend } from './payment-form.ts'

interface Props extends Item<ManagedInvoice> {
  invoice: ManagedInvoice
}

/** Today's date in Bishkek, the store's time zone. */
const today = () => formatDate(new Date().toISOString(), 'en', 'iso')

/** The form to record a full or partial payment of an invoice. */
export function PaymentSection({ invoice, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/invoices')
  const call = useDeskCall()
  const [isCorrection, setCorrection] = useState(false)
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'payment',
    read: invoice,
    formOf: () => emptyPayment(today()),
    changes: paymentChanges,
    isNews: (before, now) => before.paid_sum !== now.paid_sum,
    bodyOf: paymentToSend,
    describe: ({ path: [field], code }) =>
      field === 'date' && code === 'not_allowed' ? t('dayToCome') : undefined,
    save: (body) => {
      setCorrection(Number(body.paid_sum) < Number(body.was))
      return save(call(managedWholesaleInvoices.pay, { params: { id: invoice.id }, body }))
    },
    reload: () => reload(),
  })
  const left = leftOf(invoice)
  const long = describeLength(
    { text: form.note, limit: INVOICE_NOTE_LENGTH, name: t('note') },
    i18nOf(language),
  )
  return (
    <section className="site-desk-section" aria-labelledby="desk-payment">
      <h2 id="desk-payment">{t(left === '0.00' ? 'allPaid' : 'record')}</h2>
      <form ref={ref} noValidate onSubmit={submit}>
        <Field
          id="desk-amount"
          name="paid_sum"
          label={t('amount')}
          hint={t('amountHint', { left: formatSom(left) })}
          inputMode="decimal"
          autoComplete="off"
          required
          value={form.amount}
          readOnly={state.isSaving}
          error={errorOf('paid_sum')}
          onChange={({ currentTarget: { value } }) =>
            change((now) => ({ ...now, amount: value }), 'paid_sum')
          }
        />
        {left === '0.00' ? null : (
          <p>
            <Button
              tone="quiet"
              size="small"
              disabled={state.isSaving}
              onClick={() => change((now) => ({ ...now, amount: left }), 'paid_sum')}
            >
              {t('payAll')}
            </Button>
          </p>
        )}
        <Field
          id="desk-pay-date"
          name="date"
          type="date"
          label={t('paidOn')}
          max={today()}
          required
          value={form.date}
          readOnly={state.isSaving}
          error={errorOf('date')}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, date: value }), 'date')}
        />
        <Field
          id="desk-pay-note"
          name="note"
          label={t('note')}
          hint={[t('noteHint'), long.hint].filter(Boolean).join(' ')}
          autoComplete="off"
          value={form.note}
          readOnly={state.isSaving}
          error={long.error ?? errorOf('note')}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, note: value }), 'note')}
        />
        <SaveBar {...state} stale={t('stale')} saved={t(isCorrection ? 'corrected' : 'saved')} />
      </form>
    </section>
  )
}

/** The recorded payments of an invoice, with who recorded them. */
export function Payments({ invoice: { payments } }: { invoice: ManagedInvoice }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/invoices')
  return (
    <section className="site-desk-section" aria-labelledby="desk-payments">
      <h2 id="desk-payments">{t('payments')}</h2>
      {payments.length === 0 ? (
        <p className="site-desk-note">{t('noPayments')}</p>
      ) : (
        <DeskTable texts={[t('paidOn'), t('note')]} numbers={[t('sum')]}>
          {payments.map(({ id, amount, date, note, actor }) => (
            <tr key={id}>
              <td data-half>{formatDate(date, language)}</td>
              <td>
                {note}
                {actor === null ? null : <span className="site-desk-note">{actor}</span>}
              </td>
              <td data-number>
                {amount.startsWith('-') ? `−${formatSom(amount.slice(1))}` : formatSom(amount)}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}
