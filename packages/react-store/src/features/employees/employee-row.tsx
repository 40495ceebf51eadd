import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { Select } from '@shyrdak/blocks/parts/select'
import { EMPLOYEE_ROLES, type Employee } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { RenameEmployee } from './rename-employee.tsx'

interface Props {
  readonly employee: Employee
  readonly isSelf: boolean
  readonly isLastOwner: boolean
  readonly isBusy: boolean
  readonly onInviteAgain: () => void
  readonly onRenamed: (employee: Employee) => void
  readonly onRole: (role: Employee['role']) => void
  readonly onRemove: () => void
}

/** An employee of the company. The last owner cannot be demoted or removed, and sees the reason. */
export function EmployeeRow({
  employee,
  isSelf,
  isLastOwner,
  isBusy,
  onInviteAgain,
  onRenamed,
  onRole,
  onRemove,
}: Props) {
  const t = useMessages('employees')
  const [isAsked, setAsked] = useState(false)
  const { id, first_name, last_name, email, role, status } = employee
  const name = `${first_name} ${last_name}`.trim()
  return (
    <li className="shyrdak-employees-one">
      <div className="shyrdak-employees-who">
        <strong>{name}</strong>
        {isSelf ? <span className="shyrdak-profile-note">{`(${t('you')})`}</span> : null}
        {status === 'invited' ? <Badge tone="saffron">{t('invited')}</Badge> : null}
        <span className="shyrdak-profile-note shyrdak-employees-email">{email}</span>
        {/* Users change their own name in their profile. */}
        {isSelf ? null : <RenameEmployee employee={employee} onRenamed={onRenamed} />}
        {status === 'invited' ? (
          <Button
            tone="quiet"
            size="small"
            busy={isBusy}
            aria-label={t('inviteAgainLabel', { name })}
            onClick={onInviteAgain}
          >
            {t('inviteAgain')}
          </Button>
        ) : null}
      </div>
      {isLastOwner ? (
        <div className="shyrdak-employees-last">
          <strong>{t('roles.owner')}</strong>
          <p className="shyrdak-profile-note">{t('lastOwner')}</p>
        </div>
      ) : (
        <div className="shyrdak-employees-ways">
          <Select
            id={`employee-${id}`}
            name="role"
            label={<span className="shyrdak-hidden">{t('roleOf', { name })}</span>}
            options={EMPLOYEE_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
            value={role}
            hint={t(`rights.${role}`)}
            onChange={({ currentTarget }) => {
              const chosen = EMPLOYEE_ROLES.find((one) => one === currentTarget.value)
              if (chosen && chosen !== role) onRole(chosen)
            }}
          />
          <Button
            tone="quiet"
            size="small"
            busy={isBusy}
            aria-label={t('removeLabel', { name })}
            onClick={() => setAsked(true)}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('confirmTitle', { name })}
        description={t('confirmText')}
        closeLabel={t('close')}
        size="small"
        actions={
          <>
            <Button
              tone="danger"
              onClick={() => {
                setAsked(false)
                onRemove()
              }}
            >
              {t('confirm', { name })}
            </Button>
            <Button tone="quiet" onClick={() => setAsked(false)}>
              {t('keep')}
            </Button>
          </>
        }
      />
    </li>
  )
}
