import { messagesIn } from '../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Profile } from '@shyrdak/react-store/widgets/profile'
import { lazy, Suspense } from 'react'
import { useCountries } from '../shell/use-countries.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { AccountPage } from './account-page.tsx'
import type { loadProfile } from './load-profile.ts'

/** Loaded on demand, because few users have employees. */
const Employees = lazy(async () => ({
  default: (await import('@shyrdak/react-store/widgets/employees')).Employees,
}))

const NextSteps = lazy(async () => ({ default: (await import('../wholesale/next-steps.tsx')).NextSteps }))

/** The profile of a shopper or a wholesale client. */
export function ProfileView({
  audience,
  person,
  address,
  application,
  client,
  employees,
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
      {client?.status === 'active' ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <NextSteps client={client} />
        </Suspense>
      ) : null}
      <Profile
        key={person.id}
        person={person}
        audience={audience}
        parcels={{ address, countries: countries.filter(({ delivers }) => delivers) }}
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
