import { Alert } from '@shyrdak/blocks/parts/alert'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import { AccountForm } from './account-form.tsx'

export function ForgottenPassword() {
  const { link } = useStore()
  const messages = useMessages('account')
  const { forgotten } = messages
  const flow = useOwnFlow(async (store) =>
    (await import('./start-password.ts')).startForgottenPassword(store),
  )
  return (
    <AccountForm
      flow={flow}
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
