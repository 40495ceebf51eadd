import { localized } from '@shyrdak/sdk/format'
import { managedBanners } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { OrderPage } from '../sorting/order-page.tsx'

/** Sets the order in which editors offer the banners. */
export function BannersOrderPage() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/banners')
  return (
    <OrderPage
      title={t('order')}
      ways={<a href={`${prefix}/desk/banners`}>{t('back')}</a>}
      list={managedBanners.list}
      order={managedBanners.order}
      saved={t('orderSaved')}
      rowOf={({ id, title, href }) => ({
        name: localized(title, language) || t('untitled', { id }),
        href: `${prefix}/desk/banners/${id}`,
        note: href,
      })}
    />
  )
}
