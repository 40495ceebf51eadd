import { localized } from '@shyrdak/sdk/format'
import { managedSoles } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { NO_SOLE, soleFormOf } from './sole-form.ts'
import { SoleSection } from './sole-section.tsx'

/** Adds a sole and returns to the list. */
export function NewSolePage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/soles')
  const create = useCreate(managedSoles.create)
  const arrive = useGoAndAnnounce()
  return (
    <DeskPage title={t('new')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/soles">{t('back')}</BackLink>
      </p>
      <SoleSection
        sole={NO_SOLE}
        save={async (body) => {
          const made = await create({ body })
          await arrive('/desk/soles', t('made', { name: localized(made.name, language) }))
          return soleFormOf(made)
        }}
      />
    </DeskPage>
  )
}
