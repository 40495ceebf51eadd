import { Alert } from '@shyrdak/blocks/parts/alert'
import type { WholesaleProfile } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { AccountForm } from '../account/account-form.tsx'
import { ProfilePart } from '../../parts/profile-part.tsx'

export type Company = Pick<WholesaleProfile, 'company' | 'country_iso_code' | 'city'>

export interface OwnCompanyProps {
  readonly company: Company
  /** Whether the user is an owner of the company; only owners can change it. */
  readonly isOwner: boolean
  /** Countries with names in the user's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}

/** The company data of a wholesale client. */
export function OwnCompany({
  company: { company, country_iso_code, city },
  isOwner,
  countries,
}: OwnCompanyProps) {
  const t = useMessages('profile')
  const flow = useOwnFlow(async (store) => (await import('./start-profile.ts')).startCompanyChange(store))
  const country = countries.find(({ code }) => code === country_iso_code)?.name ?? country_iso_code
  return (
    <ProfilePart id="profile-company" title={t('company.title')}>
      {isOwner ? (
        <AccountForm
          flow={flow}
          name="company"
          label={t('company.title')}
          submit={t('company.submit')}
          tone="secondary"
          fields={[
            { name: 'company', value: company, isWide: true },
            {
              name: 'country_iso_code',
              options: countries.map(({ code, name }) => ({ value: code, label: name })),
              value: country_iso_code,
              hint: t('company.newCountry'),
            },
            { name: 'city', value: city },
          ]}
          done={<Alert tone="success" live="off" title={t('company.saved')} />}
        />
      ) : (
        <p>
          <strong>{company}</strong>
          <br />
          <span className="shyrdak-profile-note">{[city, country].filter(Boolean).join(', ')}</span>
        </p>
      )}
    </ProfilePart>
  )
}
