import type { Issue, LocalizedText } from '@shyrdak/sdk/contract'
import type { GoodsChoices, Named } from '@shyrdak/sdk/management'
import type { FactsForm } from './facts-form.ts'

/** Fields in which one thing is chosen. */
const CHOICES = ['category_id', 'size_chart_id', 'artisan_id'] as const
type Choice = (typeof CHOICES)[number]

/** What a colleague has deleted after it was chosen here, by the field where it was chosen. */
export type DeletedChoices = Readonly<Record<Choice | 'sole_ids', readonly number[]>>

/** Of what was sent, what the store does not know any more. */
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

/** A form without them: the soles are not chosen, and of the others stands what the store has. */
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

/** What they were called, by their fields. The workshop is the one that was chosen. */
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
