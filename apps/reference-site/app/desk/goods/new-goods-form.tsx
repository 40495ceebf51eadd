import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { Group, PriceType } from '@shyrdak/sdk/contract'
import { slugOf, type GoodsChoices } from '@shyrdak/sdk/management'
import { groupLabel } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import type { GoodsKind } from './goods-kind.ts'
import { SlugField } from './slug-field.tsx'
import { useNewGoods, type NewField } from './use-new-goods.ts'

interface Props {
  kind: GoodsKind
  choices: GoodsChoices
}

/** The form for the facts that a new product requires. */
export function NewGoodsForm({ kind, choices }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const { ref, form, change, errorOf, submit, state } = useNewGoods(kind, choices)
  const type = (field: NewField) => (value: string) => change((now) => ({ ...now, [field]: value }), field)
  const field = (name: NewField) => ({
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
      disabled={state.isSaving}
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
          isLocked={state.isSaving}
          errorOf={errorOf}
          // A missing name is reported on its Russian field, and with it the address that would follow it.
          onType={(name, key) => change((now) => ({ ...now, name }), key, 'name.ru', 'slug')}
        />
        <SlugField
          kind={kind}
          {...field('slug')}
          isNew
          isLocked={state.isSaving}
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
            isLocked={state.isSaving}
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
            readOnly={state.isSaving}
            onChange={({ currentTarget: { value } }) => type('weight')(value)}
          />
        </div>
        <SaveBar {...state} stale={null} saved="" saveLabel={t('create')} />
      </form>
    </section>
  )
}
