import { Button } from '@shyrdak/blocks/parts/button'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { CHECKOUT_COUNTRIES } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { POSTAL_EXAMPLES } from '@shyrdak/sdk/rules'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ContactField } from './contact-field.tsx'
import { exampleOf } from './dial-examples.ts'
import { ErrorSummary } from './error-summary.tsx'
import { GiftNote } from './gift-note.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'

/** Contact, address or pickup, and a gift note. */
export function ContactStep(step: StepProps) {
  const { checkout, send, submitted } = step
  const { country, countryChoice, language } = useStore()
  const t = useMessages('checkout')
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
        <ContactField {...step} name="first_name" />
        <ContactField {...step} name="last_name" />
        <ContactField {...step} name="email" hint={t('emailHint')} />
        <ContactField {...step} name="phone" hint={t('phoneHint', { example })} />
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
            <ContactField {...step} name="city" />
            <ContactField {...step} name="postal_code" hint={postalHint} />
            <ContactField {...step} name="street" hint={country === 'KG' ? undefined : t('addressHint')} />
          </>
        )}
        <ContactField {...step} name="comment" />
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
