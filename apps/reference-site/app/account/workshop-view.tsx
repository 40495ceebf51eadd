import { Profile } from '@shyrdak/react-store/widgets/profile'
import { WorkshopProfile } from '@shyrdak/react-store/widgets/workshop-profile'
import { usePageVisit } from '../page/use-visit.ts'
import { AccountPage } from './account-page.tsx'
import { accountPageWords } from './account-words.ts'
import type { loadWorkshop } from './load-workshop.ts'

/** The profile of a craftsman: the page that visitors see, and the person behind it. */
export function WorkshopView({ audience, person, sessions }: Awaited<ReturnType<typeof loadWorkshop>>) {
  const words = accountPageWords[usePageVisit().language]
  const { artisans_id, profile, first_name, last_name } = person
  return (
    <AccountPage title={words.profile}>
      <nav className="site-account-parts" aria-label={words.profile}>
        <a href="#workshop">{words.workshop}</a>
        <a href="#person">{words.person}</a>
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
