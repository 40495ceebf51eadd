import { Chat } from '@shyrdak/react-store/widgets/chat'
import { Profile } from '@shyrdak/react-store/widgets/profile'
import { CraftsmanProfileEditor } from '@shyrdak/react-store/widgets/craftsman-profile'
import { AccountPage } from '../account/account-page.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import type { loadPerson } from './load-craftsman.ts'
import { NextSteps } from './next-steps.tsx'
import { ArtisanPreview } from './artisan-preview.tsx'

/** The craftsman's start page: next steps, the person's public profile, messages, and the account. */
export function PersonView({ audience, person, sessions, next }: Awaited<ReturnType<typeof loadPerson>>) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/account')
  const own = messagesIn(language, 'site/craftsman')
  const { artisans_id, profile, publication, first_name, last_name } = person
  return (
    <AccountPage title={t('profile')}>
      <NextSteps person={person} next={next} />
      <nav className="site-account-parts" aria-label={t('profile')}>
        <a href="#artisan">{own('onYourPage')}</a>
        <a href="#messages">{t('messages')}</a>
        <a href="#person">{t('person')}</a>
      </nav>
      <div id="artisan" className="site-account-part">
        <CraftsmanProfileEditor
          artisansId={artisans_id}
          ownName={`${first_name} ${last_name}`}
          profile={profile}
          publication={publication}
          part="person"
          Preview={ArtisanPreview}
        />
      </div>
      <div id="messages" className="site-account-part">
        <h2>{t('messages')}</h2>
        <Chat />
      </div>
      <div id="person" className="site-account-part">
        <Profile person={person} audience={audience} sessions={sessions} />
      </div>
    </AccountPage>
  )
}
