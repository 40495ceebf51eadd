import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import { AccountForm } from './account-form.tsx'

/** Sets a new password with the temporary one mailed to `email`, and logs in. */
export function RecoveredPassword({ email }: { readonly email: string }) {
  const { link } = useStore()
  const messages = useMessages('account')
  const flow = useOwnFlow(async (store) => (await import('./start-password.ts')).startRecovery(store))
  return (
    <AccountForm
      flow={flow}
      label={messages.recover.label}
      submit={messages.recover.submit}
      fields={[
        { name: 'email', isWide: true, value: email },
        { name: 'temporary_password', isWide: true, hint: messages.recover.text },
        { name: 'password', isWide: true, hint: messages.hints.password },
      ]}
    >
      <ul className="shyrdak-account-form-links">
        <li>
          <a href={link('/admin/forgot-password')}>{messages.login.forgotten}</a>
        </li>
        <li>
          <a href={link('/admin/login')}>{messages.forgotten.backToLogin}</a>
        </li>
      </ul>
    </AccountForm>
  )
}
