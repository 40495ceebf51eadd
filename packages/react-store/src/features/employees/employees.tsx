import type { Employee } from '@shyrdak/sdk/contract'
import { useRef, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { ProfilePart } from '../../parts/profile-part.tsx'
import { failureOfCall } from '../../parts/failure-of-call.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useStore } from '../../store/use-store.ts'
import { EmployeeRow } from './employee-row.tsx'
import { employeesSdk } from './employees-sdk.ts'
import { InviteEmployee } from './invite-employee.tsx'

export interface EmployeesProps {
  readonly employees: readonly Employee[]
  /** Id of the current user, who is an owner. */
  readonly ownId: number
  readonly company: string
}

/** An invited owner does not count until they have accepted. */
const isOwner = ({ role, status }: Employee) => role === 'owner' && status === 'active'

/** The employees of a wholesale client, for its owners: names, roles, invitations and removal. */
export function Employees({ employees: loaded, ownId, company }: EmployeesProps) {
  const store = useStore()
  const t = useMessages('employees')
  const i18n = useCodeMessages('errors')
  const [employees, setEmployees] = useState(loaded)
  const [isBusy, setBusy] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const owners = employees.filter(isOwner).length

  async function run(call: () => Promise<string>) {
    if (isBusy) return
    setBusy(true)
    setAnnouncement('')
    try {
      setAnnouncement(await call())
    } catch (error) {
      const failure = failureOfCall(error)
      setAnnouncement(failure.code === 'LAST_OWNER' ? t('lastOwner') : failureText(failure, i18n))
    } finally {
      setBusy(false)
    }
  }
  const replace = (changed: Employee) =>
    setEmployees((all) => all.map((one) => (one.id === changed.id ? changed : one)))
  const changeRole = ({ id, first_name }: Employee, role: Employee['role']) =>
    run(async () => {
      const { wholesale } = await employeesSdk(store)
      replace(await wholesale.employees.update({ params: { id }, body: { role } }))
      return t('changed', { name: first_name, role: t(`roles.${role}`) })
    })
  const inviteAgain = ({ id }: Employee) =>
    run(async () => {
      const { wholesale } = await employeesSdk(store)
      await wholesale.employees.inviteAgain({ params: { id } })
      return t('sent')
    })
  const remove = ({ id, first_name }: Employee) =>
    run(async () => {
      const { wholesale } = await employeesSdk(store)
      await wholesale.employees.remove({ params: { id } })
      setEmployees((all) => all.filter((one) => one.id !== id))
      status.current?.focus()
      if (id === ownId) await store.auth.send({ type: 'session.close' })
      return t('removed', { name: first_name })
    })

  return (
    <ProfilePart id="profile-employees" title={t('title')} text={t('lead', { company })}>
      <ul className="shyrdak-employees-list">
        {employees.map((employee) => (
          <EmployeeRow
            key={employee.id}
            employee={employee}
            isSelf={employee.id === ownId}
            isLastOwner={isOwner(employee) && owners === 1}
            isBusy={isBusy}
            onInviteAgain={() => void inviteAgain(employee)}
            onRenamed={(renamed) => {
              replace(renamed)
              setAnnouncement(t('renamed', { name: `${renamed.first_name} ${renamed.last_name}`.trim() }))
            }}
            onRole={(role) => void changeRole(employee, role)}
            onRemove={() => void remove(employee)}
          />
        ))}
      </ul>
      {/* Receives the focus of an employee's row, which disappears. */}
      <p role="status" tabIndex={-1} ref={status}>
        {announcement}
      </p>
      <InviteEmployee onInvited={(employee) => setEmployees((all) => [...all, employee])} />
    </ProfilePart>
  )
}
