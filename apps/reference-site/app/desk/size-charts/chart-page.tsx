import { localized } from '@shyrdak/sdk/format'
import { managedSizeCharts } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { RemoveSection } from '../form/remove-section.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { chartFormOf } from './chart-form.ts'
import { ChartSection } from './chart-section.tsx'
import { goodsNote } from './goods-note.ts'

/** The page of a size chart. */
export function SizeChartPage({ id }: { id: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/size-charts')
  const call = useDeskCall()
  const params = { id }
  const { query, save, reload } = useItem(managedSizeCharts.read, { params })
  return (
    <DeskPage title={query.data ? localized(query.data.title, language) : t('title')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/size-charts">{t('back')}</BackLink>
      </p>
      <Loaded query={query}>
        {({ revision, goods, shown_by, sizes_in_use, ...chart }) => (
          <>
            <p className="site-desk-note">{goodsNote(goods, t)}</p>
            <ChartSection
              chart={chartFormOf(chart)}
              inUse={sizes_in_use}
              save={async (body) =>
                chartFormOf(await save(call(managedSizeCharts.update, { params, query: { revision }, body })))
              }
              reload={async () => chartFormOf(await reload())}
            />
            <RemoveSection
              lead={t('removeLead')}
              question={t('removeAsk')}
              uses={[
                {
                  use: 'goods',
                  count: goods.retail + goods.special + goods.wholesale,
                  names: shown_by.map(({ name }) => localized(name, language)),
                },
              ]}
              list="/desk/size-charts"
              removed={t('removed', { name: localized(chart.title, language) })}
              remove={() => call(managedSizeCharts.remove, { params, query: { revision } })}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
