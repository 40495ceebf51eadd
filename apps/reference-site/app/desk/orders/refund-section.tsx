import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { Field } from '@shyrdak/blocks/parts/field'
import { formatMoney, formatSom } from '@shyrdak/sdk/format'
import {
  managedPayments,
  REFUND_REASON_LENGTH,
  type ManagedOrder,
  type ManagedPayment,
} from '@shyrdak/sdk/management'
import { describeError, describeLength } from '@shyrdak/sdk/messages'
import { CLIENT_CODES, ZERO, type FailureCode } from '@shyrdak/sdk/rules'
import { useId, type FormEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'
import { RestoredNote } from '../form/restored-note.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useOpenedForm } from '../form/use-opened-form.ts'
import { languageNames } from '../language-names.ts'
import type { Item } from '../use-item.ts'
import { PAYMENTS_ID } from './payments-id.ts'
import {
  isRefundTyped,
  mayReturnStock,
  proposedRefund,
  refundForm,
  refundToSend,
  renewRefund,
} from './refund-form.ts'

interface Props extends Item<ManagedOrder> {
  order: ManagedOrder
  payment: ManagedPayment
  /** What is due to the buyer for accepted requests, in som. */
  due: string
  /** Reloads what is due. */
  afterRefund: () => Promise<unknown>
}

const paymentIn = ({ payments }: ManagedOrder, { attempt_id }: ManagedPayment): ManagedPayment | undefined =>
  payments.find((one) => one.attempt_id === attempt_id)

/** A button that opens a form for a full or partial refund. */
export function RefundSection(props: Props) {
  const t = messagesIn(usePageContext().language, 'desk/orders')
  const { isOpen, open, close, opener, first } = useOpenedForm()
  if (isOpen) return <RefundForm {...props} first={first} close={close} />
  return (
    <p>
      <Button tone="secondary" size="small" ref={opener} onClick={open}>
        {t('payments.refund')}
      </Button>
    </p>
  )
}

type FormProps = Props & Pick<ReturnType<typeof useOpenedForm>, 'first' | 'close'>

function RefundForm({ order, payment, due, save, reload, afterRefund, first, close }: FormProps) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const call = useDeskCall()
  const id = useId()
  const amountIn = (read: ManagedOrder) => proposedRefund(paymentIn(read, payment) ?? payment, due)
  const { ref, form, change, errorOf, check, send, state } = useDeskForm({
    name: `refund ${payment.attempt_id}`,
    read: order,
    formOf: (read) => refundForm(amountIn(read)),
    renew: (typed, read) => renewRefund(typed, amountIn(read)),
    changes: (typed) => (isRefundTyped(typed) ? 1 : 0),
    isNews: (before, now) => paymentIn(before, payment)?.refundable !== paymentIn(now, payment)?.refundable,
    bodyOf: (typed, read) => refundToSend(typed, paymentIn(read, payment) ?? payment),
    save: (body) =>
      save(call(managedPayments.refund, { params: { id: order.id, attempt: payment.attempt_id }, body })),
    reload: () => reload(),
  })
  const money = (sum: string) => formatMoney(sum, payment.currency, language)

  const isAllRefunded = mayReturnStock(form, payment)
  // The goods of an order that another payment pays are still to be sent.
  const isOfOrder = payment.flag !== 'surplus' || order.payment.state !== 'paid'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state.isSaving || !check() || !(await send())) return
    await afterRefund()
    close()
    // A payment without a rest has no button that could take the focus back.
    if (isAllRefunded) focusAfterRender(PAYMENTS_ID)
  }

  const long = describeLength(
    { text: form.reason, limit: REFUND_REASON_LENGTH, name: t('payments.reason') },
    i18nOf(language),
  )
  return (
    <form
      className="site-orders-refund"
      ref={ref}
      noValidate
      aria-label={t('payments.refund')}
      onSubmit={(event) => void submit(event)}
    >
      {state.outcome.kind === 'stale' ? (
        <Alert tone="warning" title={t('payments.stale')}>
          {t('payments.staleText')}
        </Alert>
      ) : null}
      {state.outcome.kind === 'failed' ? <FailedRefund code={state.outcome.error.code} /> : null}
      <RestoredNote state={state} />
      <Field
        id={`${id}-amount`}
        ref={first}
        name="amount"
        label={t('payments.amount', { currency: payment.currency })}
        hint={
          due !== ZERO
            ? t('payments.amountDue', { due: formatSom(due), left: money(payment.refundable) })
            : t('payments.amountHint', { left: money(payment.refundable) })
        }
        inputMode="decimal"
        autoComplete="off"
        required
        value={form.amount}
        readOnly={state.isSaving}
        error={errorOf('amount')}
        onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, amount: value }), 'amount')}
      />
      <Field
        multiline
        id={`${id}-reason`}
        name="reason"
        rows={2}
        label={t('payments.reason')}
        hint={[t('payments.reasonHint', { language: languageNames[language][order.language] }), long.hint]
          .filter(Boolean)
          .join(' ')}
        required
        value={form.reason}
        readOnly={state.isSaving}
        error={long.error ?? errorOf('reason')}
        onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, reason: value }), 'reason')}
      />
      {order.holds_stock && isOfOrder ? (
        <Checkbox
          id={`${id}-stock`}
          name="returns_stock"
          label={t('payments.returnsStock')}
          hint={t(isAllRefunded ? 'payments.returnsStockHint' : 'payments.returnsStockOfPart')}
          checked={form.returnsStock && isAllRefunded}
          disabled={state.isSaving || !isAllRefunded}
          onChange={({ currentTarget: { checked } }) =>
            change((now) => ({ ...now, returnsStock: checked }), 'returns_stock')
          }
        />
      ) : null}
      <p className="site-orders-ways">
        <Button type="submit" tone="danger" busy={state.isSaving}>
          {t('payments.send')}
        </Button>
        <Button
          tone="quiet"
          disabled={state.isSaving}
          onClick={() => {
            state.discard()
            close()
          }}
        >
          {t('goBack')}
        </Button>
      </p>
    </form>
  )
}

function FailedRefund({ code }: { code: FailureCode }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  // Only the response may be lost. The same refund is not made twice.
  const isUnknown = CLIENT_CODES.some((unanswered) => unanswered === code)
  return (
    <Alert
      tone={isUnknown ? 'warning' : 'danger'}
      title={t(isUnknown ? 'payments.unknown' : 'payments.failed')}
    >
      {`${describeError(code, i18nOf(language))} ${t(isUnknown ? 'payments.unknownText' : 'typedIsSaved')}`}
    </Alert>
  )
}
