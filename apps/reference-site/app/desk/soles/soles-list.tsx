import './soles.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { localized } from '@shyrdak/sdk/format'
import { managedSoles } from '@shyrdak/sdk/management'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'

/** The soles of wholesale products. */
export default defineList({
  rowClass: 'site-soles-row',
  endpoint: managedSoles.list,
  namespace: 'desk/soles',
  Before: SoleWays,
  filters: {},
  empty: (_, { t }) => t('none'),
  columns: {
    photo: {
      width: '3.5rem',
      cell: ({ photo }, { apiHost }) =>
        photo === null ? (
          <Ornament shape="medallion" tone="walnut" />
        ) : (
          <Image photo={mediaUrl(apiHost, photo)} alt="" sizes="56px" widths={[160]} />
        ),
    },
    name: {
      cell: ({ id, name }, { language, prefix }) => (
        <a href={`${prefix}/desk/soles/${id}`}>{localized(name, language)}</a>
      ),
    },
    goods: {
      width: '10rem',
      isCount: true,
      cell: ({ goods }, { t }) => <span className="site-desk-note">{t('goods', { count: goods })}</span>,
    },
  },
})

function SoleWays() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/soles')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/soles/new`}>
          {t('new')}
        </Button>
      </p>
    </>
  )
}
