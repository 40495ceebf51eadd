import { localized } from '@shyrdak/sdk/format'
import { managedBanners } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { RemoveItem } from '../form/remove-item.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { bannerFormOf } from './banner-form.ts'
import { BannerSection } from './banner-section.tsx'
import { BannerUses, useBannerUses } from './banner-uses.tsx'

/** The page of a banner. */
export function BannerPage({ id }: { id: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/banners')
  const call = useDeskCall()
  const params = { id }
  const { query, save, reload } = useItem(managedBanners.read, { params })
  const uses = useBannerUses(id)
  const title = query.data && localized(query.data.title, language)
  return (
    <DeskPage title={title || t('untitled', { id })}>
      <p className="site-desk-ways">
        <BackLink list="/desk/banners">{t('back')}</BackLink>
      </p>
      <Loaded query={query}>
        {({ revision, ...banner }) => (
          <>
            <BannerSection
              banner={bannerFormOf({ revision, ...banner })}
              save={async (body) =>
                bannerFormOf(await save(call(managedBanners.update, { params, query: { revision }, body })))
              }
              reload={async () => bannerFormOf(await reload())}
            />
            <BannerUses uses={uses} />
            <RemoveItem
              question={
                uses.data && uses.data.length > 0
                  ? t('removeUsedQuestion', { count: uses.data.length })
                  : t('removeQuestion')
              }
              list="/desk/banners"
              removed={t('removed')}
              remove={() => call(managedBanners.remove, { params, query: { revision } })}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
