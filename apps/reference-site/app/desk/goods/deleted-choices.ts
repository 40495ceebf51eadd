import type { Issue, LocalizedText } from '@shyrdak/sdk/contract'
import type { GoodsChoices } from '@shyrdak/sdk/management'
import type { FactsForm } from './facts-form.ts'

/** What a colleague has deleted after it was chosen here, by the field where it was chosen. */
export interface DeletedChoices {
  readonly size_chart_id: readonly number[]
  readonly sole_ids: readonly number[]
}

/** Of what was sent, what the store does not know any more. */
export function deletedChoices(form: FactsForm, issues: readonly Issue[]): DeletedChoices {
  const places = issues.flatMap(({ path: [field, place], code }) =>
    field === 'sole_ids' && code === 'unknown' ? [Number(place)] : [],
  )
  const isChartGone = issues.some(
    ({ path: [field], code }) => field === 'size_chart_id' && code === 'unknown',
  )
  return {
    size_chart_id: isChartGone ? [Number(form.size_chart_id)] : [],
    sole_ids: form.sole_ids.filter((_, place) => places.includes(place)),
  }
}

/** A form without them: the soles are not chosen, and the chart is the one that the store has. */
export const withoutDeleted = (form: FactsForm, deleted: DeletedChoices, stored: FactsForm): FactsForm => ({
  ...form,
  size_chart_id: deleted.size_chart_id.includes(Number(form.size_chart_id))
    ? stored.size_chart_id
    : form.size_chart_id,
  sole_ids: form.sole_ids.filter((id) => !deleted.sole_ids.includes(id)),
})

/** What they were called, by their fields. */
export function namesOfDeleted(
  deleted: DeletedChoices,
  { size_charts, soles }: GoodsChoices,
): Readonly<Record<keyof DeletedChoices, readonly LocalizedText[]>> {
  const named = (things: GoodsChoices['soles'], ids: readonly number[]) =>
    things.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return {
    size_chart_id: named(size_charts, deleted.size_chart_id),
    sole_ids: named(soles, deleted.sole_ids),
  }
}
