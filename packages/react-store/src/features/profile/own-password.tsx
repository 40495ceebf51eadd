import { Alert } from '@shyrdak/blocks/parts/alert'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { readTemporary } from '../auth/temporary-password.ts'
import { AccountForm } from '../account/account-form.tsx'
import { ProfilePart } from '../../parts/profile-part.tsx'
import { CollapsedForm } from './collapsed-form.tsx'

/** The current password is not required after a login with a temporary one. */
export function OwnPassword() {
  const { ports } = useStore()
  const t = useMessages('profile')
  const tAccount = useMessages('account')
  const isTemporary = readTemporary(ports)
  const flow = useOwnFlow(async (store) =>
    (await import('./start-password-change.ts')).startPasswordChange(store),
  )
  return (
    <ProfilePart id="password" title={t('password.title')}>
      {isTemporary ? <Alert tone="warning" live="off" title={t('password.wasTemporary')} /> : null}
      <CollapsedForm label={t('password.submit')} isOpen={isTemporary}>
        <AccountForm
          flow={flow}
          label={t('password.title')}
          submit={t('password.submit')}
          tone="secondary"
          fields={[
            ...(isTemporary ? [] : [{ name: 'current_password' } as const]),
            { name: 'password', label: t('password.newPassword'), hint: tAccount('hints.password') },
          ]}
          clears
          done={<Alert tone="success" live="off" title={t('password.saved')} />}
        />
      </CollapsedForm>
    </ProfilePart>
  )
}
