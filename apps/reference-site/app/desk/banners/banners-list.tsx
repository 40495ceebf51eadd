import './banners.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { localized } from '@shyrdak/sdk/format'
import { managedBanners } from '@shyrdak/sdk/management'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'

/** The banners that pages can show. */
export default defineList({
  rowClass: 'site-banners-row',
  endpoint: managedBanners.list,
  namespace: 'desk/banners',
  Before: BannerWays,
  filters: {},
  empty: (_, { t }) => t('none'),
  columns: {
    photo: {
      width: '7.5rem',
      cell: ({ photo }, { apiHost }) => (
        <Image photo={mediaUrl(apiHost, photo)} alt="" sizes="120px" widths={[160, 320]} />
      ),
    },
    title: {
      cell: ({ id, title, text }, { t, language, prefix }) => (
        <>
          <a href={`${prefix}/desk/banners/${id}`}>{localized(title, language) || t('untitled', { id })}</a>
          <span className="site-desk-note">{localized(text, language)}</span>
        </>
      ),
    },
    href: {
      label: ({ t }) => t('href'),
      width: '16rem',
      cell: ({ href }, { t }) => <span className="site-desk-note">{href || t('noLink')}</span>,
    },
  },
})

function BannerWays() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/banners')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/banners/new`}>
          {t('add')}
        </Button>
        <a href={`${prefix}/desk/banners/order`}>{t('order')}</a>
      </p>
    </>
  )
}
