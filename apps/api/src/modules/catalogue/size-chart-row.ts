import { sizeChart } from './tables.ts'

/** What shoppers and clients see of a size chart, as columns of a query. */
export const sizeChartRow = {
  id: sizeChart.id,
  title: sizeChart.title,
  note: sizeChart.note,
  columns: sizeChart.columns,
  rows: sizeChart.rows,
}
