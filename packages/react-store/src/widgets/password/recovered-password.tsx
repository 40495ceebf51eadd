import { useOwnJourney } from '../../hooks/use-own-journey.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { AccountForm } from '../../widget-parts/account-form.tsx'

/** Sets a new password with the temporary one that was mailed to `email`, and logs in. */
export function RecoveredPassword({ email }: { readonly email: string }) {
  const { link } = useStore()
  const words = useWords('account')
  const journey = useOwnJourney(async (store) =>
    (await import('../../journeys/auth-password.ts')).startRecovery(store),
  )
  return (
    <AccountForm
      journey={journey}
      label={words.recover.label}
      submit={words.recover.submit}
      fields={[
        { name: 'email', isWide: true, value: email },
        { name: 'temporary_password', isWide: true, hint: words.recover.text },
        { name: 'password', isWide: true, hint: words.hints.password },
      ]}
    >
      <ul className="shyrdak-account-form-links">
        <li>
          <a href={link('/admin/forgot-password')}>{words.login.forgotten}</a>
        </li>
        <li>
          <a href={link('/admin/login')}>{words.forgotten.backToLogin}</a>
        </li>
      </ul>
    </AccountForm>
  )
}
