import type { managedSizeCharts as endpoints } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { intentByKey } from '#platform/idempotency/intent.ts'
import { listSizeCharts, managedSizeChart } from './size-charts/managed-size-charts.ts'
import { removeSizeChart } from './size-charts/remove-size-chart.ts'
import { createSizeChart, updateSizeChart } from './size-charts/write-size-chart.ts'

export const managedSizeChartRoutes = {
  list: listSizeCharts,
  read: ({ params }, { db }) => managedSizeChart(db, params.id),
  create: async (call, context) => {
    const intent = intentByKey(call, { creates: 'size_chart', body: call.body, sentAt: context.clock() })
    return managedSizeChart(context.db, await createSizeChart(context, call.body, intent))
  },
  update: async ({ params, query, body }, context) => {
    await updateSizeChart(context, { ...params, ...query }, body)
    return managedSizeChart(context.db, params.id)
  },
  remove: ({ params, query, language }, context) =>
    removeSizeChart(context, { ...params, ...query, language }),
} satisfies HandlersFor<typeof endpoints>
