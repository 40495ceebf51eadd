import { Profile } from '@shyrdak/react-store/widgets/profile'
import { WorkshopProfile } from '@shyrdak/react-store/widgets/workshop-profile'
import { usePageContext } from '../page/use-page-context.ts'
import { AccountPage } from './account-page.tsx'
import { accountPageMessages } from './account-messages.ts'
import type { loadWorkshop } from './load-workshop.ts'

/** The profile of a craftsman: the page that visitors see, and the person behind it. */
export function WorkshopView({ audience, person, sessions }: Awaited<ReturnType<typeof loadWorkshop>>) {
  const messages = accountPageMessages[usePageContext().language]
  const { artisans_id, profile, first_name, last_name } = person
  return (
    <AccountPage title={messages.profile}>
      <nav className="site-account-parts" aria-label={messages.profile}>
        <a href="#workshop">{messages.workshop}</a>
        <a href="#person">{messages.person}</a>
      </nav>
      <div id="workshop" className="site-account-part">
        <WorkshopProfile artisansId={artisans_id} ownName={`${first_name} ${last_name}`} profile={profile} />
      </div>
      <div id="person" className="site-account-part">
        <Profile person={person} audience={audience} sessions={sessions} />
      </div>
    </AccountPage>
  )
}
