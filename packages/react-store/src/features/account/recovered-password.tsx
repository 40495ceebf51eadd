import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccountForm } from './account-form.tsx'

export interface RecoveredPasswordProps {
  /** The address that the temporary password was sent to; empty if unknown. */
  readonly email: string
}

/** Sets a new password with the temporary one sent to `email`, and logs in. */
export function RecoveredPassword({ email }: RecoveredPasswordProps) {
  const { link } = useStore()
  const t = useMessages('account')
  const flow = useOwnFlow(async (store) => (await import('./start-password.ts')).startRecovery(store))
  return (
    <AccountForm
      flow={flow}
      label={t('recover.label')}
      submit={t('recover.submit')}
      incorrectHint={t('recover.incorrect')}
      fields={[
        { name: 'email', isWide: true, value: email },
        { name: 'temporary_password', isWide: true, hint: t('recover.text') },
        { name: 'password', label: t('recover.password'), isWide: true, hint: t('hints.password') },
      ]}
    >
      <ul className="shyrdak-account-form-links">
        <li>
          <a href={link('/admin/forgot-password')}>{t('login.forgotten')}</a>
        </li>
        <li>
          <a href={link('/admin/login')}>{t('forgotten.backToLogin')}</a>
        </li>
      </ul>
    </AccountForm>
  )
}
