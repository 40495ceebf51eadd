import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import { AccountForm, type AskedField } from './account-form.tsx'
import { TermsLabel } from '../../parts/terms-label.tsx'

export interface RegistrationProps {
  readonly audience: 'retail' | 'wholesale' | 'craftsman'
  /** The page to return to; null for the home page of the audience. */
  readonly back: string | null
  /** Countries of companies, with names in the user's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
}

export function Registration({ audience, back, countries }: RegistrationProps) {
  const { link, country } = useStore()
  const messages = useMessages('account')
  const flow = useOwnFlow(async (store) =>
    (await import('./start-registration.ts')).startRegistration(store, audience, back),
  )
  const options = countries.map(({ code, name }) => ({ value: code, label: name }))
  const own = (SELECTABLE_COUNTRIES as readonly string[]).includes(country) ? country : ''
  const company: readonly AskedField[] = [
    { name: 'company', isWide: true },
    { name: 'country_iso_code', options, value: own },
    { name: 'city' },
  ]
  const isWholesale = audience === 'wholesale'
  return (
    <AccountForm
      flow={flow}
      label={messages.register.label}
      submit={isWholesale ? messages.register.apply : messages.register.submit}
      fields={[
        { name: 'first_name' },
        { name: 'last_name' },
        { name: 'email', isWide: true },
        { name: 'phone', hint: messages.hints.phone, isWide: true },
        { name: 'password', hint: messages.hints.password, isWide: true },
        ...(isWholesale ? company : []),
        ...(isWholesale ? [{ name: 'comment', isOptional: true, isWide: true } as const] : []),
      ]}
      terms={<TermsLabel text={messages.register.terms} href={link('/pages/terms')} />}
    >
      <ul className="shyrdak-account-form-links">
        {isWholesale ? <li>{messages.register.waits}</li> : null}
        <li>
          {messages.register.haveAccount}{' '}
          <a href={link(audience === 'craftsman' ? '/admin/craftsman/login' : '/admin/login')}>
            {messages.register.login}
          </a>
        </li>
      </ul>
    </AccountForm>
  )
}
