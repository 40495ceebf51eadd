import { WorkshopProfile } from '@shyrdak/react-store/widgets/workshop-profile'
import type { CraftsmanProfile } from '@shyrdak/sdk/contract'
import { AccountPage } from '../account/account-page.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { WorkshopPreview } from './workshop-preview.tsx'

/** Where a craftsman edits what visitors read of the workshop. */
export function CompanyView({ person }: { person: CraftsmanProfile }) {
  const t = messagesIn(usePageContext().language, 'site/craftsman')
  const { artisans_id, profile, publication, first_name, last_name } = person
  return (
    <AccountPage title={t('company')}>
      <WorkshopProfile
        artisansId={artisans_id}
        ownName={`${first_name} ${last_name}`}
        profile={profile}
        publication={publication}
        part="company"
        Preview={WorkshopPreview}
      />
    </AccountPage>
  )
}
