import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Address } from '@shyrdak/sdk/contract'
import { useRef, useState } from 'react'
import { useProfileCall } from './use-profile-call.ts'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import type { Shopper } from './start-profile.ts'
import { AccountForm } from '../account/account-form.tsx'
import { failureText } from '../../parts/failure-text.ts'
import { ProfilePart } from '../../parts/profile-part.tsx'

export interface OwnAddressProps {
  readonly audience: Shopper
  /** Null until it is saved for the first time. */
  readonly address: Address | null
  /** Countries the store delivers to, with names in the user's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}

/** The address that checkout is prefilled with. */
export function OwnAddress({ audience, address: loaded, countries }: OwnAddressProps) {
  const t = useMessages('profile')
  const i18n = useCodeMessages('errors')
  const [address, setAddress] = useState(loaded)
  const [forgotten, setForgotten] = useState(0)
  const { isBusy, failure, run } = useProfileCall()
  const status = useRef<HTMLParagraphElement>(null)
  const forget = () =>
    void run(async (sdk) => {
      await sdk.auth.profile[audience].update({ body: { address: null } })
      setAddress(null)
      setForgotten((times) => times + 1)
      status.current?.focus()
    })
  return (
    <ProfilePart id="profile-address" title={t('address.title')} text={t('address.text')}>
      {/* A new key clears the uncontrolled fields. */}
      <AddressForm
        key={forgotten}
        audience={audience}
        address={address}
        countries={countries}
        onChange={setAddress}
      />
      {address ? (
        <div>
          <Button tone="quiet" size="small" busy={isBusy} onClick={forget}>
            {t('address.remove')}
          </Button>
        </div>
      ) : null}
      {/* Receives the focus of the button, which disappears. */}
      <p role="status" tabIndex={-1} ref={status}>
        {failure ? failureText(failure, i18n) : forgotten > 0 && !address ? t('address.removed') : ''}
      </p>
    </ProfilePart>
  )
}

interface FormProps extends OwnAddressProps {
  readonly onChange: (address: Address | null) => void
}

function AddressForm({ audience, address, countries, onChange }: FormProps) {
  const { country } = useStore()
  const t = useMessages('profile')
  const flow = useOwnFlow(async (store) =>
    (await import('./start-profile.ts')).startAddressChange(store, { audience, onChange }),
  )
  const here = countries.some(({ code }) => code === country) ? country : ''
  return (
    <AccountForm
      flow={flow}
      name="address"
      label={t('address.title')}
      submit={t('address.submit')}
      tone="secondary"
      fields={[
        {
          name: 'country_iso_code',
          label: t('address.country'),
          options: countries.map(({ code, name }) => ({ value: code, label: name })),
          value: address?.country_iso_code ?? here,
        },
        { name: 'city', value: address?.city ?? '' },
        { name: 'street', value: address?.street ?? '', isWide: true },
        { name: 'postal_code', value: address?.postal_code ?? '' },
      ]}
      done={<Alert tone="success" live="off" title={t('address.saved')} />}
    />
  )
}
