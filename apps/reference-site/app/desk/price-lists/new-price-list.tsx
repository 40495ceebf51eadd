import { messagesIn } from '../../messages/messages-in.ts'
import { priceLists } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useArrive } from '../use-arrive.ts'
import { nameFormOf, NO_NAME } from './name-form.ts'
import { NameSection } from './name-section.tsx'

/** Adds a price list and opens it. */
export function NewPriceListPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/price-lists')
  const create = useCreate(priceLists.create)
  const arrive = useArrive()
  return (
    <DeskPage title={t('add')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/price-lists">{t('back')}</BackLink>
      </p>
      <NameSection
        read={NO_NAME}
        save={async (body) => {
          const made = await create({ body })
          await arrive(`/desk/price-lists/${made.id}`)
          return nameFormOf(made)
        }}
      />
    </DeskPage>
  )
}
