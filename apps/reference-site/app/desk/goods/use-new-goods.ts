import { localized } from '@shyrdak/sdk/format'
import { slugOf, type GoodsChoices } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { withoutDeleted } from './deleted-choices.ts'
import {
  changedFacts,
  factsToSend,
  NO_FACTS,
  wrongFacts,
  type FactsField,
  type FactsForm,
} from './facts-form.ts'
import { GOODS_ENDPOINTS, type GoodsKind } from './goods-kind.ts'
import { useDeletedChoices } from './use-deleted-choices.ts'
import { useGoneCategory } from './use-gone-category.ts'

const FIELDS = [
  'name',
  'slug',
  'category_id',
  'group',
  'price_type',
  'weight',
] as const satisfies FactsField[]

/** Returns the form with a slug derived from the name, unless one was entered. */
const withSlug = (form: FactsForm): FactsForm =>
  form.slug.trim() === '' ? { ...form, slug: slugOf(form.name) } : form

/** The facts of a new product that are typed into one field. */
export type NewField = Exclude<(typeof FIELDS)[number], 'name'>

/** The form for a new product, which goes on to the page of what it created. */
export function useNewGoods(kind: GoodsKind, choices: GoodsChoices) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const create = useCreate(GOODS_ENDPOINTS[kind].create)
  const arrive = useGoAndAnnounce()
  const deleted = useDeletedChoices(kind, choices)
  const facts = useDeskForm({
    name: 'goods',
    read: NO_FACTS,
    formOf: (read) => read,
    changes: (typed, read) => changedFacts(typed, read, FIELDS),
    bodyOf: (typed) => factsToSend(kind, withSlug(typed), { isOnSale: false }),
    wrongOf: wrongFacts,
    save: async (body, form): Promise<FactsForm> => {
      const { id, name } = await deleted.save(
        { form, artisan: null },
        () => create({ body }),
        (gone) => facts.change((now) => withoutDeleted(now, gone, NO_FACTS)),
      )
      await arrive(`/desk/${kind}/${id}`, t('made', { name: localized(name, language) }))
      return NO_FACTS
    },
  })
  const goneCategory = useGoneCategory(choices, facts.form.category_id, () =>
    facts.change((now) => ({ ...now, category_id: '' }), 'category_id'),
  )
  const errorOf = (key: string) =>
    deleted.errorOf(key, facts.wrong) ??
    (key === 'category_id' && goneCategory !== null
      ? t('deletedMeanwhile', { names: localized(goneCategory, language) })
      : facts.errorOf(key))
  return { ...facts, state: { ...facts.state, takenOut: deleted.takenOut }, errorOf }
}
