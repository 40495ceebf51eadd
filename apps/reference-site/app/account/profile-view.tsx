import { Alert } from '@shyrdak/blocks/parts/alert'
import { Profile } from '@shyrdak/react-store/widgets/profile'
import { useCountries } from '../shell/use-countries.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { AccountPage } from './account-page.tsx'
import { accountPageMessages } from './account-messages.ts'
import type { loadProfile } from './load-profile.ts'

/** The profile of a shopper or a wholesale client. */
export function ProfileView({
  audience,
  person,
  address,
  application,
  sessions,
}: Awaited<ReturnType<typeof loadProfile>>) {
  const messages = accountPageMessages[usePageContext().language]
  const countries = useCountries()
  return (
    <AccountPage title={messages.profile}>
      {application === null ? null : application === 'waiting' ? (
        <Alert tone="info" live="off" title={messages.waits} />
      ) : application === 'active' ? (
        <Alert tone="success" live="off" title={messages.active} />
      ) : (
        <Alert tone="warning" live="off" title={messages.refused}>
          {application === 'refused' ? null : application}
        </Alert>
      )}
      <Profile
        key={person.id}
        person={person}
        audience={audience}
        parcels={{ address, countries: countries.filter(({ delivers }) => delivers) }}
        sessions={sessions}
      />
    </AccountPage>
  )
}
