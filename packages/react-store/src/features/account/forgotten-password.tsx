import { Alert } from '@shyrdak/blocks/parts/alert'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccountForm } from './account-form.tsx'

export interface ForgottenPasswordProps {
  /** Prefills the address, as of an invited user. */
  readonly email?: string
}

/** Sends a temporary password to the entered address. */
export function ForgottenPassword({ email = '' }: ForgottenPasswordProps) {
  const { link } = useStore()
  const t = useMessages('account')
  const flow = useOwnFlow(async (store) =>
    (await import('./start-password.ts')).startForgottenPassword(store),
  )
  return (
    <AccountForm
      flow={flow}
      label={t('forgotten.label')}
      submit={t('forgotten.submit')}
      fields={[{ name: 'email', isWide: true, value: email, hint: t('forgotten.text') }]}
      done={
        <Alert tone="success" live="off" title={t('forgotten.sent')}>
          {t('forgotten.sentText')}
        </Alert>
      }
    >
      <ul className="shyrdak-account-form-links">
        <li>
          <a href={link('/admin/recover-password')}>{t('forgotten.have')}</a>
        </li>
        <li>
          <a href={link('/admin/login')}>{t('forgotten.backToLogin')}</a>
        </li>
      </ul>
    </AccountForm>
  )
}
