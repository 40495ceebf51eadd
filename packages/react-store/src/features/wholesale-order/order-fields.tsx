import { Field } from '@shyrdak/blocks/parts/field'
import { describeIssue } from '@shyrdak/sdk/messages'
import type { WholesaleOrderEvent, WholesaleOrderView } from '@shyrdak/state-machines/wholesale-order'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'

/** The fields of an order, with the maximum length of their texts. */
const FIELDS = [
  ['delivery', 500],
  ['payment_info', 500],
  ['comment', 2_000],
] as const

/** Whether an issue with this step in its path belongs to one of the fields. */
export const isOrderField = (step: string | number | undefined): boolean =>
  FIELDS.some(([name]) => name === step)

interface Props {
  readonly view: Pick<WholesaleOrderView, 'form' | 'issues'>
  readonly isDisabled: boolean
  readonly send: (event: WholesaleOrderEvent) => void
}

/** Delivery, payment and comment of an order. */
export function OrderFields({ view: { form, issues }, isDisabled, send }: Props) {
  const t = useMessages('wholesale-order')
  const i18n = useCodeMessages('issues')
  const errorOf = (name: string) => {
    const issue = issues.find(({ path }) => path[0] === name)
    return issue && describeIssue(issue, i18n)
  }
  return FIELDS.map(([name, limit]) => (
    <Field
      key={name}
      id={`wholesale-order-${name}`}
      name={name}
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      error={errorOf(name)}
      required={name !== 'comment'}
      multiline
      rows={name === 'comment' ? 4 : 2}
      maxLength={limit}
      disabled={isDisabled}
      value={form[name]}
      onChange={({ currentTarget }) => send({ type: 'form.change', change: { [name]: currentTarget.value } })}
    />
  ))
}
