import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { CHECKOUT_COUNTRIES, type Issue } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { POSTAL_EXAMPLES } from '@shyrdak/sdk/rules'
import { FIELD_PATHS, type CheckoutForm } from '@shyrdak/state-machines/checkout/rules'
import type { ComponentProps } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { exampleOf } from './dial-examples.ts'
import { ErrorSummary, fieldAnchor } from './error-summary.tsx'
import { GiftNote } from './gift-note.tsx'
import { StepHead } from './step-head.tsx'
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

export function ContactStep({ checkout, send, submitted }: StepProps) {
  const { country, countryChoice, language } = useStore()
  const t = useMessages('checkout')
  const textOf = useIssueText()
  const { form, issues, ways } = checkout
  const own = issues.filter(({ path }) =>
    ['contact', 'address', 'comment', 'gift_note'].includes(String(path[0])),
  )
  const example = exampleOf(country)
  const isBusy = checkout.step !== 'contact'
  const served = CHECKOUT_COUNTRIES.find((code) => code === country)
  const postalHint =
    served && t('postalHint', { digits: POSTAL_EXAMPLES[served].length, example: POSTAL_EXAMPLES[served] })
  const countryName = ways ? localized(ways.country, language) : served ? t(`countries.${served}`) : country
  const pickups = ways?.pickups ?? []

  /** The message beside a field. The summary has one sentence for both names, each field asks for its own. */
  const textBeside = (issue: Issue) => {
    const name = issue.path.at(-1)
    return issue.code === 'required' && (name === 'first_name' || name === 'last_name')
      ? t(`enter.${name}`)
      : textOf(issue)
  }

  const field = (name: TextField, hint?: string) => {
    const place = FIELD_PATHS[name].join('.')
    const issue = own.find(({ path }) => path.join('.') === place)
    const common = {
      id: fieldAnchor(place),
      name,
      label: name === 'comment' ? `${t('fields.comment')} (${t('optional')})` : t(`fields.${name}`),
      hint,
      error: issue && textBeside(issue),
      required: name !== 'comment',
      value: form[name],
    }
    const change = (value: string) => send({ type: 'form.change', change: { [name]: value } })
    return (
      <div className="shyrdak-checkout-field" data-path={place} data-field={name}>
        {name === 'comment' ? (
          <Field
            {...common}
            multiline
            rows={3}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
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

  return (
    <form
      className="shyrdak-checkout-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
        send({ type: 'contact.submit' })
      }}
    >
      <StepHead>{t('steps.contact')}</StepHead>
      <ErrorSummary issues={own} />
      <fieldset className="shyrdak-checkout-group">
        <legend>{t('who')}</legend>
        {field('first_name')}
        {field('last_name')}
        {field('email', t('emailHint'))}
        {field('phone', t('phoneHint', { example }))}
      </fieldset>
      <fieldset className="shyrdak-checkout-group">
        <legend>{pickups.length > 0 ? t('how') : t('where')}</legend>
        <p className="shyrdak-checkout-country">
          <span>{`${t('country')}: `}</span>
          <strong>{countryName}</strong>
          <Button tone="quiet" size="small" onClick={() => void countryChoice.send({ type: 'dialog.open' })}>
            {t('changeCountry')}
          </Button>
        </p>
        {pickups.length > 0 ? (
          <div className="shyrdak-checkout-ways">
            <RadioGroup
              name="way"
              variant="rows"
              label={<span className="shyrdak-hidden">{t('way')}</span>}
              value={form.collect ? 'collect' : 'send'}
              onChange={(way) => send({ type: 'form.change', change: { collect: way === 'collect' } })}
              options={[
                { value: 'send', label: t('send') },
                {
                  value: 'collect',
                  label: t('collect'),
                  note: pickups.map(({ name }) => localized(name, language)).join(', '),
                },
              ]}
            />
          </div>
        ) : null}
        {form.collect ? null : (
          <>
            {field('city')}
            {field('postal_code', postalHint)}
            {field('street', country === 'KG' ? undefined : t('addressHint'))}
          </>
        )}
        {field('comment')}
      </fieldset>
      <GiftNote form={form} issue={own.find(({ path }) => path[0] === 'gift_note')} send={send} />
      <div className="shyrdak-checkout-actions">
        <Button type="submit" size="large" busy={isBusy}>
          {t('toDelivery')}
        </Button>
      </div>
      <p className="shyrdak-hidden" role="status">
        {checkout.step === 'quoting' ? t('quoting') : isBusy ? t('checking') : ''}
      </p>
    </form>
  )
}
