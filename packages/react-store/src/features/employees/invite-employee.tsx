import { Alert } from '@shyrdak/blocks/parts/alert'
import { EMPLOYEE_ROLES, type Employee } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { AccountForm } from '../account/account-form.tsx'

/** Invites an employee by email; they set their own password. */
export function InviteEmployee({ onInvited }: { readonly onInvited: (employee: Employee) => void }) {
  const t = useMessages('employees')
  const flow = useOwnFlow(async (store) =>
    (await import('./start-invitation.ts')).startInvitation(store, onInvited),
  )
  return (
    <div className="shyrdak-employees-invite">
      <h3>{t('invite')}</h3>
      <p className="shyrdak-profile-note">{t('inviteText')}</p>
      <AccountForm
        flow={flow}
        name="invitation"
        label={t('invite')}
        submit={t('submit')}
        tone="secondary"
        clears
        fields={[
          { name: 'first_name', label: t('firstName'), autoComplete: 'off' },
          { name: 'last_name', label: t('lastName'), autoComplete: 'off' },
          { name: 'email', autoComplete: 'off' },
          {
            name: 'role',
            label: t('role'),
            options: EMPLOYEE_ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
            value: 'buyer',
          },
        ]}
        done={<Alert tone="success" live="off" title={t('sent')} />}
      />
    </div>
  )
}
