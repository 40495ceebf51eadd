import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import type { Employee } from '@shyrdak/sdk/contract'
import { useMemo, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { AccountForm } from '../account/account-form.tsx'

interface Props {
  readonly employee: Employee
  readonly onRenamed: (employee: Employee) => void
}

/** A button that opens a dialog to rename an employee. */
export function RenameEmployee({ employee, onRenamed }: Props) {
  const t = useMessages('employees')
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const firstField = useMemo(
    () => ({
      get current() {
        return form.current?.querySelector('input') ?? null
      },
    }),
    [],
  )
  const name = `${employee.first_name} ${employee.last_name}`.trim()
  return (
    <>
      <Button tone="quiet" size="small" aria-label={t('renameLabel', { name })} onClick={() => setOpen(true)}>
        {t('rename')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('rename')}
        description={employee.email}
        closeLabel={t('close')}
        initialFocus={firstField}
        size="small"
      >
        <div ref={form}>
          <NameForm
            employee={employee}
            onRenamed={(renamed) => {
              setOpen(false)
              onRenamed(renamed)
            }}
          />
        </div>
      </Dialog>
    </>
  )
}

function NameForm({ employee, onRenamed }: Props) {
  const t = useMessages('employees')
  const flow = useOwnFlow(async (store) =>
    (await import('./start-renaming.ts')).startRenaming(store, employee, onRenamed),
  )
  return (
    <AccountForm
      flow={flow}
      label={t('rename')}
      submit={t('save')}
      tone="secondary"
      fields={[
        {
          name: 'first_name',
          label: t('firstName'),
          value: employee.first_name,
          autoComplete: 'off',
          isWide: true,
        },
        {
          name: 'last_name',
          label: t('lastName'),
          value: employee.last_name,
          autoComplete: 'off',
          isWide: true,
        },
      ]}
    />
  )
}
