import type { Issue, LocalizedText } from '@shyrdak/sdk/contract'
import type { GoodsChoices, Named } from '@shyrdak/sdk/management'
import type { FactsForm } from './facts-form.ts'

/** Fields with a single choice. */
const CHOICES = ['category_id', 'size_chart_id', 'artisan_id'] as const
type Choice = (typeof CHOICES)[number]

/** Things that a colleague deleted after they were chosen here, as ids by field. */
export type DeletedChoices = Readonly<Record<Choice | 'sole_ids', readonly number[]>>

/** Finds the chosen things that the API reported as unknown. */
export function deletedChoices(form: FactsForm, issues: readonly Issue[]): DeletedChoices {
  const unknown = issues.filter(({ code }) => code === 'unknown')
  const idsOf = (field: Choice) =>
    unknown.some(({ path }) => path[0] === field) && form[field] !== '' ? [Number(form[field])] : []
  const places = unknown.flatMap(({ path: [field, place] }) => (field === 'sole_ids' ? [Number(place)] : []))
  return {
    category_id: idsOf('category_id'),
    size_chart_id: idsOf('size_chart_id'),
    artisan_id: idsOf('artisan_id'),
    sole_ids: form.sole_ids.filter((_, place) => places.includes(place)),
  }
}

/** Returns the form without them: deleted soles are removed, other fields get the stored value. */
export const withoutDeleted = (form: FactsForm, deleted: DeletedChoices, stored: FactsForm): FactsForm => ({
  ...form,
  ...Object.fromEntries(
    CHOICES.filter((field) => deleted[field].includes(Number(form[field]))).map((field) => [
      field,
      stored[field],
    ]),
  ),
  sole_ids: form.sole_ids.filter((id) => !deleted.sole_ids.includes(id)),
})

/** The names of the deleted things, by field. `artisan` is the chosen one. */
export function namesOfDeleted(
  deleted: DeletedChoices,
  { categories, size_charts, soles }: GoodsChoices,
  artisan: Named | null,
): Readonly<Record<keyof DeletedChoices, readonly LocalizedText[]>> {
  const named = (things: readonly Named[], ids: readonly number[]) =>
    things.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return {
    category_id: named(categories, deleted.category_id),
    size_chart_id: named(size_charts, deleted.size_chart_id),
    artisan_id: named(artisan ? [artisan] : [], deleted.artisan_id),
    sole_ids: named(soles, deleted.sole_ids),
  }
}
