import type { GoodsChoices, Named } from '@shyrdak/sdk/management'
import { useDeskCall } from '../desk-call.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import { withoutDeleted } from './deleted-choices.ts'
import {
  changedFacts,
  factsOf,
  factsToSend,
  renewFacts,
  wrongFacts,
  type FactsField,
  type FactsForm,
} from './facts-form.ts'
import { GOODS_ENDPOINTS, type DeskGoods, type GoodsKind } from './goods-kind.ts'
import { useDeletedChoices } from './use-deleted-choices.ts'

export interface FactsProps extends Item<DeskGoods> {
  kind: GoodsKind
  goods: DeskGoods
  /** Needed for a form with choices. */
  choices?: GoodsChoices
}

/** A form for some of a product's facts. All other fields are sent with their stored values. */
export function useFactsForm(
  { kind, goods, choices, save, reload }: FactsProps,
  fields: readonly [FactsField, ...FactsField[]],
  /** The chosen artisan, in a form with one. */
  artisan?: Named | null,
) {
  const call = useDeskCall()
  const deleted = useDeletedChoices(kind, choices)
  const { update } = GOODS_ENDPOINTS[kind]
  const over = (form: FactsForm, read: DeskGoods): FactsForm => {
    const own = Object.fromEntries(fields.map((field) => [field, form[field]]))
    return { ...factsOf(read), ...own }
  }
  const facts = useDeskForm({
    // The form has only the id of an artisan, whose name could not be shown after the login.
    name: artisan === undefined ? fields[0] : undefined,
    read: goods,
    formOf: factsOf,
    renew: (form, now, before) => renewFacts(form, factsOf(now), factsOf(before)),
    changes: (form, read) => changedFacts(form, factsOf(read), fields),
    isNews: (before, now) => changedFacts(factsOf(before), factsOf(now), fields) > 0,
    bodyOf: (form, read) => factsToSend(kind, over(form, read), { isOnSale: read.prices.length > 0 }),
    wrongOf: wrongFacts,
    save: (body, form): Promise<DeskGoods> =>
      deleted.save(
        { form, artisan: artisan ?? null },
        () => save(call(update, { params: { id: goods.id }, query: { revision: goods.revision }, body })),
        (gone) => facts.change((now) => withoutDeleted(now, gone, factsOf(goods))),
      ),
    reload: () => reload(),
  })
  return {
    ...facts,
    state: { ...facts.state, takenOut: deleted.takenOut },
    errorOf: (key: string): string | undefined => deleted.errorOf(key, facts.wrong) ?? facts.errorOf(key),
  }
}
