import './goods.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { Group, PriceType } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { slugOf, type GoodsChoices } from '@shyrdak/sdk/management'
import { groupLabel } from '@shyrdak/sdk/messages'
import { useState } from 'react'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskPage } from '../desk-page.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Loaded } from '../loaded.tsx'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { withoutDeleted } from './deleted-choices.ts'
import {
  changedFacts,
  factsToSend,
  NO_FACTS,
  wrongFacts,
  type FactsField,
  type FactsForm,
} from './facts-form.ts'
import { GOODS_CATEGORIES, GOODS_ENDPOINTS, type GoodsKind } from './goods-kind.ts'
import { SlugField } from './slug-field.tsx'
import { useChoices } from './use-choices.ts'
import { useDeletedChoices } from './use-deleted-choices.ts'
import { useGoneCategory } from './use-gone-category.ts'

/** Creates a product with the required fields and opens its page for the rest. */
export function NewGoods({ kind }: { kind: GoodsKind }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const choices = useChoices(kind)
  return (
    <DeskPage title={t(`newOf.${kind}`)}>
      <p className="site-desk-ways">
        <a href={`${prefix}/desk/${kind}`}>{t('back')}</a>
      </p>
      <p className="site-desk-note">{t('newLead')}</p>
      <Loaded query={choices}>{(all) => <NewGoodsOf kind={kind} choices={all} />}</Loaded>
    </DeskPage>
  )
}

interface Props {
  kind: GoodsKind
  choices: GoodsChoices
}

function NewGoodsOf({ kind, choices }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const hasCategories = choices.categories.length > 0
  // The form stays when a colleague deletes the last category.
  const [isBegun, setBegun] = useState(hasCategories)
  if (hasCategories && !isBegun) setBegun(true)
  return (
    <>
      {hasCategories ? null : (
        <div className="site-desk-section">
          <p role="status">{t(isBegun ? 'noMoreCategories' : 'noCategories')}</p>
          <div>
            <Button
              href={`${prefix}/desk/${GOODS_CATEGORIES[kind]}/new`}
              {...(isBegun && { target: '_blank', rel: 'noopener', tone: 'secondary' })}
            >
              {t(isBegun ? 'makeCategoryInTab' : 'makeCategory')}
            </Button>
          </div>
        </div>
      )}
      {isBegun ? <NewGoodsForm kind={kind} choices={choices} /> : null}
    </>
  )
}

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

function NewGoodsForm({ kind, choices }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const call = useDeskCall()
  const arrive = useGoAndAnnounce()
  const deleted = useDeletedChoices(kind, choices)
  const facts = useDeskForm({
    read: NO_FACTS,
    formOf: (read) => read,
    changes: (typed, read) => changedFacts(typed, read, FIELDS),
    bodyOf: (typed) => factsToSend(kind, withSlug(typed), { isOnSale: false }),
    wrongOf: wrongFacts,
    save: async (body, form): Promise<FactsForm> => {
      const { id, name } = await deleted.save(
        { form, artisan: null },
        () => call(GOODS_ENDPOINTS[kind].create, { body }),
        (gone) => facts.change((now) => withoutDeleted(now, gone, NO_FACTS)),
      )
      await arrive(`/desk/${kind}/${id}`, t('made', { name: localized(name, language) }))
      return NO_FACTS
    },
  })
  const { ref, form, change, isSaving, submit, bar } = facts
  const goneCategory = useGoneCategory(choices, form.category_id, () =>
    change((now) => ({ ...now, category_id: '' }), 'category_id'),
  )
  const errorOf = (key: string) =>
    deleted.errorOf(key, facts.wrong) ??
    (key === 'category_id' && goneCategory !== null
      ? t('deletedMeanwhile', { names: localized(goneCategory, language) })
      : facts.errorOf(key))
  const type = (field: Exclude<(typeof FIELDS)[number], 'name'>) => (value: string) =>
    change((now) => ({ ...now, [field]: value }), field)
  const field = (name: Exclude<(typeof FIELDS)[number], 'name'>) => ({
    name,
    value: form[name],
    error: errorOf(name),
  })
  const select = (name: 'group' | 'price_type', options: { value: string; label: string }[]) => (
    <Select
      {...field(name)}
      id={`desk-${name}`}
      label={t(name === 'group' ? 'group' : 'priceType')}
      {...(name === 'group' && { placeholder: t('chooseGroup'), required: true })}
      disabled={isSaving}
      options={options}
      onChange={({ currentTarget: { value } }) => type(name)(value)}
    />
  )
  return (
    <section className="site-desk-section" aria-label={t(`newOf.${kind}`)}>
      <form ref={ref} noValidate onSubmit={submit}>
        <TextInLanguages
          field="name"
          legend={t('name')}
          hint={t('nameLead')}
          value={form.name}
          isRequired="one"
          isLocked={isSaving}
          errorOf={errorOf}
          // A missing name is reported on its Russian field.
          onType={(name, key) => change((now) => ({ ...now, name }), key, 'name.ru')}
        />
        <SlugField
          kind={kind}
          {...field('slug')}
          value={form.slug === '' ? slugOf(form.name) : form.slug}
          isLocked={isSaving}
          proposal={slugOf(form.name)}
          hint={t('slugHint')}
          onType={type('slug')}
        />
        <div className="site-desk-fields">
          <ChoiceSelect
            field="category_id"
            label={t('category')}
            placeholder={t('chooseCategory')}
            isRequired
            value={form.category_id}
            error={errorOf('category_id')}
            isLocked={isSaving}
            options={choices.categories}
            onChoose={type('category_id')}
          />
          {kind === 'goods'
            ? select(
                'group',
                Group.options.map((value) => ({ value, label: groupLabel(value, i18nOf(language)) })),
              )
            : null}
          {kind === 'wholesale-goods'
            ? select(
                'price_type',
                PriceType.options.map((value) => ({ value, label: t(`priceTypes.${value}`) })),
              )
            : null}
          <Field
            {...field('weight')}
            id="desk-weight"
            label={t('weight')}
            hint={t('weightHint')}
            required
            inputMode="numeric"
            autoComplete="off"
            readOnly={isSaving}
            onChange={({ currentTarget: { value } }) => type('weight')(value)}
          />
        </div>
        <SaveBar {...bar} takenOut={deleted.takenOut} stale={null} saved="" saveLabel={t('create')} />
      </form>
    </section>
  )
}
