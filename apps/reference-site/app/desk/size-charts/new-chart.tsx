import { localized } from '@shyrdak/sdk/format'
import { managedSizeCharts } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { chartFormOf, NO_CHART } from './chart-form.ts'
import { ChartSection } from './chart-section.tsx'

/** Adds a size chart and returns to the list. */
export function NewSizeChartPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/size-charts')
  const create = useCreate(managedSizeCharts.create)
  const arrive = useGoAndAnnounce()
  return (
    <DeskPage title={t('new')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/size-charts">{t('back')}</BackLink>
      </p>
      <ChartSection
        chart={NO_CHART}
        save={async (body) => {
          const made = await create({ body })
          await arrive('/desk/size-charts', t('made', { name: localized(made.title, language) }))
          return chartFormOf(made)
        }}
      />
    </DeskPage>
  )
}
