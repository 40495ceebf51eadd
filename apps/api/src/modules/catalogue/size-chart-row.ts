import { sizeChart } from './tables.ts'

/** The public columns of a size chart, for a select. */
export const sizeChartRow = {
  id: sizeChart.id,
  title: sizeChart.title,
  note: sizeChart.note,
  columns: sizeChart.columns,
  rows: sizeChart.rows,
}
