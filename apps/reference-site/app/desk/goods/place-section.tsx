import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { Group, Model, Technique } from '@shyrdak/sdk/contract'
import { slugOf, type GoodsChoices } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import { groupLabel, modelLabel, techniqueLabel } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import type { FactsField } from './facts-form.ts'
import { MissingSizes } from './missing-sizes.tsx'
import { SlugField } from './slug-field.tsx'
import { TheirFacts } from './their-facts.tsx'
import { useFactsForm, type FactsProps } from './use-facts-form.ts'

const FIELDS = [
  'slug',
  'category_id',
  'group',
  'technique',
  'model',
  'size_chart_id',
  'main_position',
] as const satisfies FactsField[]

/** The form for a product's slug, category and filter values. */
export function PlaceSection(props: FactsProps & { choices: GoodsChoices }) {
  const { kind, goods, choices } = props
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const i18n = i18nOf(language)
  const { ref, form, change, errorOf, submit, state } = useFactsForm(props, FIELDS)
  const field = (name: (typeof FIELDS)[number]) => ({
    value: form[name],
    error: errorOf(name),
  })
  const choose = (name: (typeof FIELDS)[number]) => (value: string) =>
    change((now) => ({ ...now, [name]: value }), name)
  const named = (things: GoodsChoices['categories' | 'size_charts']) =>
    things.map(({ id, name }) => ({ value: String(id), label: localized(name, language) }))
  const labels = {
    group: Group.options.map((value) => ({ value, label: groupLabel(value, i18n) })),
    technique: Technique.options.map((value) => ({ value, label: techniqueLabel(value, i18n) })),
    model: Model.options.map((value) => ({ value, label: modelLabel(value, i18n) })),
  }
  const optionsOf: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
    ...labels,
    category_id: named(choices.categories),
    size_chart_id: named(choices.size_charts),
  }
  const label = (name: 'group' | 'technique' | 'model') => (
    <Select
      {...field(name)}
      id={`desk-${name}`}
      name={name}
      label={t(name)}
      required={name === 'group'}
      disabled={state.isSaving}
      options={[...(name === 'group' ? [] : [{ value: '', label: t('none_of_these') }]), ...labels[name]]}
      onChange={({ currentTarget: { value } }) => choose(name)(value)}
    />
  )
  return (
    <section className="site-desk-section" aria-labelledby="desk-place">
      <header>
        <h2 id="desk-place">{t('place')}</h2>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <SlugField
          kind={kind}
          {...field('slug')}
          isLocked={state.isSaving}
          proposal={slugOf(goods.name)}
          hint={t(goods.prices.length > 0 ? 'slugMoves' : 'slugHint')}
          onType={choose('slug')}
        />
        <div className="site-desk-fields">
          <ChoiceSelect
            {...field('category_id')}
            field="category_id"
            label={t('category')}
            isRequired
            isLocked={state.isSaving}
            options={choices.categories}
            onChoose={choose('category_id')}
          />
          {kind === 'goods' ? (
            <>
              {label('group')}
              {label('technique')}
              {label('model')}
            </>
          ) : null}
          {kind === 'special-goods' ? null : (
            <ChoiceSelect
              {...field('size_chart_id')}
              field="size_chart_id"
              label={t('sizeChart')}
              none={t('noSizeChart')}
              isLocked={state.isSaving}
              options={choices.size_charts}
              onChoose={choose('size_chart_id')}
            />
          )}
          {kind === 'goods' ? (
            <Field
              {...field('main_position')}
              id="desk-main-position"
              name="main_position"
              label={t('mainPosition')}
              hint={t('mainPositionHint')}
              inputMode="numeric"
              autoComplete="off"
              readOnly={state.isSaving}
              onChange={({ currentTarget: { value } }) => choose('main_position')(value)}
            />
          ) : null}
        </div>
        <MissingSizes
          chart={choices.size_charts.find(({ id }) => String(id) === form.size_chart_id)}
          sizes={goods.colors.flatMap(({ sizes }) => sizes)}
        />
        {kind === 'special-goods' ? null : (
          <p className="site-desk-ways">
            <a href={`${prefix}/desk/size-charts/new`}>{messagesIn(language, 'desk/size-charts')('new')}</a>
          </p>
        )}
        <SaveBar
          {...state}
          saved={t('saved')}
          stale={
            <TheirFacts
              outcome={state.outcome}
              form={form}
              isLocked={state.isSaving}
              change={change}
              names={{
                slug: t('slug'),
                category_id: t('category'),
                group: t('group'),
                technique: t('technique'),
                model: t('model'),
                size_chart_id: t('sizeChart'),
                main_position: t('mainPosition'),
              }}
              textOf={(name, text) => optionsOf[name]?.find(({ value }) => value === text)?.label ?? text}
            />
          }
        />
      </form>
    </section>
  )
}
