import { localized } from '@shyrdak/sdk/format'
import { managedColors } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { colorFormOf, NO_COLOR } from './color-form.ts'
import { ColorSection } from './color-section.tsx'

/** Adds a colour and returns to the list. */
export function NewColorPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/colors')
  const create = useCreate(managedColors.create)
  const arrive = useGoAndAnnounce()
  return (
    <DeskPage title={t('new')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/colors">{t('back')}</BackLink>
      </p>
      <ColorSection
        color={NO_COLOR}
        save={async (body) => {
          const made = await create({ body })
          await arrive('/desk/colors', t('made', { name: localized(made.name, language) }))
          return colorFormOf(made)
        }}
      />
    </DeskPage>
  )
}
