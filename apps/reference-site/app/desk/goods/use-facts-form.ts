import { isShyrdakError } from '@shyrdak/sdk'
import type { Issue } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { GoodsChoices } from '@shyrdak/sdk/management'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import { deletedChoices, namesOfDeleted, withoutDeleted } from './deleted-choices.ts'
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
  /** Of a form in which something is chosen. */
  choices?: GoodsChoices
}

/** A form over some of what is said of a product. What the others say stays as the store has it. */
export function useFactsForm(
  { kind, goods, choices, save, reload }: FactsProps,
  fields: readonly [FactsField, ...FactsField[]],
) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const call = useDeskCall()
  const client = useQueryClient()
  const [deleted, setDeleted] = useState<Readonly<Record<string, string>>>({})
  const { update, choices: endpoint } = GOODS_ENDPOINTS[kind]
  const over = (form: FactsForm, read: DeskGoods): FactsForm => {
    const own = Object.fromEntries(fields.map((field) => [field, form[field]]))
    return { ...factsOf(read), ...own }
  }
  /** What a colleague has deleted is told by its name, is no choice any more, and is not sent again. */
  async function takeOut(form: FactsForm, issues: readonly Issue[]): Promise<void> {
    if (!choices || issues.every(({ code }) => code !== 'unknown')) return
    const gone = deletedChoices(form, issues)
    const names = Object.entries(namesOfDeleted(gone, choices)).map(([field, things]) => [
      field,
      things.map((name) => localized(name, language)).join(', '),
    ])
    setDeleted(Object.fromEntries(names))
    facts.change((now) => withoutDeleted(now, gone, factsOf(goods)))
    await client.invalidateQueries({ queryKey: [endpoint.path] })
  }
  const facts = useDeskForm({
    read: goods,
    formOf: factsOf,
    renew: (form, now, before) => renewFacts(form, factsOf(now), factsOf(before)),
    changes: (form, read) => changedFacts(form, factsOf(read), fields),
    isNews: (before, now) => changedFacts(factsOf(before), factsOf(now), fields) > 0,
    bodyOf: (form, read) => factsToSend(kind, over(form, read), { isOnSale: read.prices.length > 0 }),
    wrongOf: wrongFacts,
    async save(body, form): Promise<DeskGoods> {
      try {
        return await save(
          call(update, { params: { id: goods.id }, query: { revision: goods.revision }, body }),
        )
      } catch (error) {
        if (isShyrdakError(error)) await takeOut(form, error.issues)
        throw error
      }
    },
    reload: () => reload(),
  })
  return {
    ...facts,
    errorOf(key: string): string | undefined {
      const names = facts.wrong.get(key)?.code === 'unknown' ? deleted[key] : undefined
      return names ? t('deletedMeanwhile', { names }) : facts.errorOf(key)
    },
  }
}
