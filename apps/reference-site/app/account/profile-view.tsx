import { messagesIn } from '../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Profile } from '@shyrdak/react-store/widgets/profile'
import { lazy, Suspense } from 'react'
import { useCountries } from '../shell/use-countries.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { NextSteps } from '../wholesale/next-steps.tsx'
import { AccountPage } from './account-page.tsx'
import type { loadProfile } from './load-profile.ts'

/** Loaded on demand, because few users have employees. */
const Employees = lazy(async () => ({
  default: (await import('@shyrdak/react-store/widgets/employees')).Employees,
}))

/** The profile of a shopper or a wholesale client. */
export function ProfileView({
  audience,
  person,
  address,
  application,
  client,
  employees,
  nextSteps,
  sessions,
}: Awaited<ReturnType<typeof loadProfile>>) {
  const t = messagesIn(usePageContext().language, 'site/account')
  const countries = useCountries()
  return (
    <AccountPage title={t('profile')}>
      {application === null || application === 'active' ? null : application === 'waiting' ? (
        <Alert tone="info" live="off" title={t('waits')} />
      ) : (
        <Alert tone="warning" live="off" title={t('refused')}>
          {application === 'refused' ? null : application}
        </Alert>
      )}
      {nextSteps ? <NextSteps steps={nextSteps} /> : null}
      <Profile
        key={person.id}
        person={person}
        audience={audience}
        delivery={{ address, countries: countries.filter(({ delivers }) => delivers) }}
        company={
          client ? { company: client, isOwner: client.employee_role === 'owner', countries } : undefined
        }
        sessions={sessions}
      />
      {client && employees ? (
        <Suspense>
          <Employees employees={employees} ownId={person.id} company={client.company} />
        </Suspense>
      ) : null}
    </AccountPage>
  )
}
