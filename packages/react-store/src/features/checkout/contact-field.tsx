import { Field } from '@shyrdak/blocks/parts/field'
import type { Issue } from '@shyrdak/sdk/contract'
import { FIELD_PATHS, type CheckoutForm } from '@shyrdak/state-machines/checkout/rules'
import type { ComponentProps } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { fieldAnchor } from './error-summary.tsx'
import type { StepProps } from './step-props.ts'
import { useIssueText } from './use-issue-text.ts'

type TextField = Exclude<keyof CheckoutForm, 'terms' | 'is_gift' | 'gift_note' | 'collect'>
type InputAttributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'type' | 'placeholder' | 'autoCapitalize'
>

const FIELD_STYLES = {
  first_name: { autoComplete: 'given-name', autoCapitalize: 'words' },
  last_name: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email', autoCapitalize: 'none' },
  phone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  street: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code', inputMode: 'numeric' },
  comment: { autoComplete: 'off' },
} as const satisfies Record<TextField, InputAttributes>

interface ContactFieldProps extends StepProps {
  readonly name: TextField
  readonly hint?: string | undefined
}

/** A field of contact and address with its issue. */
export function ContactField({ name, hint, checkout: { form, issues }, send }: ContactFieldProps) {
  const t = useMessages('checkout')
  const textOf = useIssueText()
  const place = FIELD_PATHS[name].join('.')
  const issue = issues.find(({ path }) => path.join('.') === place)
  /** The summary has one sentence for both names, each field asks for its own. */
  const textBeside = ({ code }: Issue) =>
    code === 'required' && (name === 'first_name' || name === 'last_name') ? t(`enter.${name}`) : null
  const common = {
    id: fieldAnchor(place),
    name,
    label: name === 'comment' ? `${t('fields.comment')} (${t('optional')})` : t(`fields.${name}`),
    hint,
    error: issue && (textBeside(issue) ?? textOf(issue)),
    required: name !== 'comment',
    value: form[name],
  }
  const change = (value: string) => send({ type: 'form.change', change: { [name]: value } })
  return (
    <div className="shyrdak-checkout-field" data-path={place} data-field={name}>
      {name === 'comment' ? (
        <Field {...common} multiline rows={3} onChange={({ currentTarget }) => change(currentTarget.value)} />
      ) : (
        <Field
          {...common}
          {...FIELD_STYLES[name]}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </div>
  )
}
