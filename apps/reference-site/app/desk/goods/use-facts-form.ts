import { useDeskCall } from '../desk-call.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
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

export interface FactsProps extends Item<DeskGoods> {
  kind: GoodsKind
  goods: DeskGoods
}

/** A form over some of what is said of a product. What the others say stays as the store has it. */
export function useFactsForm(
  { kind, goods, save, reload }: FactsProps,
  fields: readonly [FactsField, ...FactsField[]],
) {
  const call = useDeskCall()
  const over = (form: FactsForm, read: DeskGoods): FactsForm => {
    const own = Object.fromEntries(fields.map((field) => [field, form[field]]))
    return { ...factsOf(read), ...own }
  }
  return useDeskForm({
    read: goods,
    formOf: factsOf,
    renew: (form, now, before) => renewFacts(form, factsOf(now), factsOf(before)),
    changes: (form, read) => changedFacts(form, factsOf(read), fields),
    isNews: (before, now) => changedFacts(factsOf(before), factsOf(now), fields) > 0,
    bodyOf: (form, read) => factsToSend(kind, over(form, read), { isOnSale: read.prices.length > 0 }),
    wrongOf: wrongFacts,
    save: (body) => {
      const { update } = GOODS_ENDPOINTS[kind]
      return save(call(update, { params: { id: goods.id }, query: { revision: goods.revision }, body }))
    },
    reload: () => reload(),
  })
}
