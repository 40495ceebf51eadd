import { CraftsmanProfileEditor } from '@shyrdak/react-store/widgets/craftsman-profile'
import type { CraftsmanProfile } from '@shyrdak/sdk/contract'
import { AccountPage } from '../account/account-page.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { ArtisanPreview } from './artisan-preview.tsx'

/** The page on which a craftsman edits the public profile of the artisan. */
export function CompanyView({ person }: { person: CraftsmanProfile }) {
  const t = messagesIn(usePageContext().language, 'site/craftsman')
  const { artisans_id, profile, publication, first_name, last_name } = person
  return (
    <AccountPage title={t('company')}>
      <CraftsmanProfileEditor
        artisansId={artisans_id}
        ownName={`${first_name} ${last_name}`}
        profile={profile}
        publication={publication}
        part="company"
        Preview={ArtisanPreview}
      />
    </AccountPage>
  )
}
