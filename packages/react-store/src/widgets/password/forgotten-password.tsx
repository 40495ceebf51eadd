import { Alert } from '@shyrdak/blocks/parts/alert'
import { useOwnJourney } from '../../hooks/use-own-journey.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { AccountForm } from '../../widget-parts/account-form.tsx'

/** Asks for a temporary password, for a person of any audience. */
export function ForgottenPassword() {
  const { link } = useStore()
  const words = useWords('account')
  const { forgotten } = words
  const journey = useOwnJourney(async (store) =>
    (await import('../../journeys/auth-password.ts')).startForgottenPassword(store),
  )
  return (
    <AccountForm
      journey={journey}
      label={forgotten.label}
      submit={forgotten.submit}
      fields={[{ name: 'email', isWide: true, hint: forgotten.text }]}
      done={
        <Alert tone="success" live="off" title={forgotten.sent}>
          {forgotten.sentText}
        </Alert>
      }
    >
      <ul className="shyrdak-account-form-links">
        <li>
          <a href={link('/admin/recover-password')}>{forgotten.have}</a>
        </li>
        <li>
          <a href={link('/admin/login')}>{forgotten.backToLogin}</a>
        </li>
      </ul>
    </AccountForm>
  )
}
