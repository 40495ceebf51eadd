import { managedDiscounts } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { discountFormOf, NO_DISCOUNT } from './discount-form.ts'
import { DiscountSection } from './discount-section.tsx'

/** Adds a discount code and returns to the list. */
export function NewDiscountPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/discounts')
  const create = useCreate(managedDiscounts.create)
  const arrive = useGoAndAnnounce()
  return (
    <DeskPage title={t('add')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/discounts">{t('back')}</BackLink>
      </p>
      <DiscountSection
        discount={NO_DISCOUNT}
        save={async (body) => {
          const made = await create({ body })
          await arrive('/desk/discounts', t('made', { code: made.code }))
          return discountFormOf(made)
        }}
      />
    </DeskPage>
  )
}
