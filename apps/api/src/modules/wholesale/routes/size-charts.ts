import type { wholesaleSizeCharts } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { readSizeChart } from '../goods/read-size-chart.ts'

export const wholesaleSizeChartRoutes = {
  read: ({ params }, context) => readSizeChart(context, params.id),
} satisfies HandlersFor<typeof wholesaleSizeCharts>
