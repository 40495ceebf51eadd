import { managedBanners } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { bannerFormOf, EMPTY_BANNER } from './banner-form.ts'
import { BannerSection } from './banner-section.tsx'

/** Adds a banner and opens its page, which explains how to show it. */
export function NewBannerPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/banners')
  const create = useCreate(managedBanners.create)
  const arrive = useGoAndAnnounce()
  return (
    <DeskPage title={t('add')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/banners">{t('back')}</BackLink>
      </p>
      <BannerSection
        banner={EMPTY_BANNER}
        save={async (body) => {
          const made = await create({ body })
          await arrive(`/desk/banners/${made.id}`, t('added'))
          return bannerFormOf(made)
        }}
      />
    </DeskPage>
  )
}
