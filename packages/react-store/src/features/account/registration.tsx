import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccountForm, type AccountFieldOptions } from './account-form.tsx'
import { TermsLabel } from '../../parts/terms-label.tsx'

export interface RegistrationProps {
  readonly audience: 'retail' | 'wholesale' | 'craftsman'
  /** The page to return to; null for the home page of the audience. */
  readonly returnTo: string | null
  /** The countries to choose from, with names in the user's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}

export function Registration({ audience, returnTo, countries }: RegistrationProps) {
  const { link, country } = useStore()
  const t = useMessages('account')
  const flow = useOwnFlow(async (store) =>
    (await import('./start-registration.ts')).startRegistration(store, audience, returnTo),
  )
  const options = countries.map(({ code, name }) => ({ value: code, label: name }))
  const own = SELECTABLE_COUNTRIES.some((code) => code === country) ? country : ''
  const company: readonly AccountFieldOptions[] = [
    { name: 'company', isWide: true },
    { name: 'country_iso_code', options, value: own },
    { name: 'city' },
  ]
  const isWholesale = audience === 'wholesale'
  return (
    <AccountForm
      flow={flow}
      label={t('register.label')}
      submit={isWholesale ? t('register.apply') : t('register.submit')}
      fields={[
        { name: 'first_name' },
        { name: 'last_name' },
        { name: 'email', isWide: true },
        { name: 'phone', hint: t('hints.phone'), isWide: true },
        { name: 'password', hint: t('hints.password'), isWide: true },
        ...(isWholesale ? company : []),
        ...(isWholesale ? [{ name: 'comment', isOptional: true, isWide: true } as const] : []),
      ]}
      terms={<TermsLabel text={t('register.terms')} href={link('/pages/terms')} />}
    >
      <ul className="shyrdak-account-form-links">
        {isWholesale ? <li>{t('register.waits')}</li> : null}
        <li>
          {t('register.haveAccount')}{' '}
          <a href={link(audience === 'craftsman' ? '/admin/craftsman/login' : '/admin/login')}>
            {t('register.login')}
          </a>
        </li>
      </ul>
    </AccountForm>
  )
}
