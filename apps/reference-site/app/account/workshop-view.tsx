import { messagesIn } from '../messages/messages-in.ts'
import { Chat } from '@shyrdak/react-store/widgets/chat'
import { Profile } from '@shyrdak/react-store/widgets/profile'
import { WorkshopProfile } from '@shyrdak/react-store/widgets/workshop-profile'
import { usePageContext } from '../page/use-page-context.ts'
import { AccountPage } from './account-page.tsx'
import type { loadWorkshop } from './load-workshop.ts'

/** The profile of a craftsman: the page that visitors see, and the person behind it. */
export function WorkshopView({ audience, person, sessions }: Awaited<ReturnType<typeof loadWorkshop>>) {
  const t = messagesIn(usePageContext().language, 'site/account')
  const { artisans_id, profile, first_name, last_name } = person
  return (
    <AccountPage title={t('profile')}>
      <nav className="site-account-parts" aria-label={t('profile')}>
        <a href="#workshop">{t('workshop')}</a>
        <a href="#person">{t('person')}</a>
        <a href="#messages">{t('messages')}</a>
      </nav>
      <div id="workshop" className="site-account-part">
        <WorkshopProfile artisansId={artisans_id} ownName={`${first_name} ${last_name}`} profile={profile} />
      </div>
      <div id="person" className="site-account-part">
        <Profile person={person} audience={audience} sessions={sessions} />
      </div>
      <div id="messages" className="site-account-part">
        <h2>{t('messages')}</h2>
        <Chat />
      </div>
    </AccountPage>
  )
}
