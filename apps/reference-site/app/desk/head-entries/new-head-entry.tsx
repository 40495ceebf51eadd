import { managedHead } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { headFormOf, NO_ENTRY } from './head-form.ts'
import { HeadSection } from './head-section.tsx'

/** Adds a head entry at the end and returns to the list. */
export function NewHeadEntryPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/head-entries')
  const create = useCreate(managedHead.create)
  const arrive = useGoAndAnnounce()
  return (
    <DeskPage title={t('add')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/head-entries">{t('back')}</BackLink>
      </p>
      <HeadSection
        entry={NO_ENTRY}
        save={async (body) => {
          const made = headFormOf(await create({ body }))
          await arrive('/desk/head-entries', t('added'))
          return made
        }}
      />
    </DeskPage>
  )
}
