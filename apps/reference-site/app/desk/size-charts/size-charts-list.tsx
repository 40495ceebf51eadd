import { Button } from '@shyrdak/blocks/parts/button'
import { localized } from '@shyrdak/sdk/format'
import { managedSizeCharts } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'
import { goodsNote } from './goods-note.ts'

/** The range from the first size to the last one: `36–41`. */
const rangeOf = (sizes: readonly string[]) => [...new Set([sizes[0], sizes.at(-1)])].join('–')

/** The size charts of products. */
export default defineList({
  endpoint: managedSizeCharts.list,
  namespace: 'desk/size-charts',
  Before: ChartWays,
  filters: {},
  empty: (_, { t }) => t('none'),
  columns: {
    title: {
      cell: ({ id, title }, { language, prefix }) => (
        <a href={`${prefix}/desk/size-charts/${id}`}>{localized(title, language)}</a>
      ),
    },
    sizes: {
      label: ({ t }) => t('sizes'),
      width: '10rem',
      cell: ({ sizes }) => <span className="site-desk-note">{rangeOf(sizes)}</span>,
    },
    goods: {
      width: '10rem',
      isCount: true,
      cell: ({ goods }, { t }) => <span className="site-desk-note">{goodsNote(goods, t)}</span>,
    },
  },
})

function ChartWays() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/size-charts')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/size-charts/new`}>
          {t('new')}
        </Button>
      </p>
    </>
  )
}
