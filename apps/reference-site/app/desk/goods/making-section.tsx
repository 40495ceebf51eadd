import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { PriceType } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { GoodsChoices, Named } from '@shyrdak/sdk/management'
import { useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import type { FactsField } from './facts-form.ts'
import type { DeskGoods } from './goods-kind.ts'
import { TheirFacts } from './their-facts.tsx'
import { useFactsForm, type FactsProps } from './use-facts-form.ts'
import { ArtisanField } from './artisan-field.tsx'

const FIELDS = [
  'weight',
  'made_to_order_days',
  'artisan_id',
  'price_type',
  'sole_ids',
] as const satisfies FactsField[]

/** The artisan of a special product. */
const artisanOf = (goods: DeskGoods) => ('artisan' in goods ? goods.artisan : null)

/** The form for a product's weight, artisan, days to make, and soles. */
export function MakingSection(props: FactsProps & { choices: GoodsChoices }) {
  const { kind, choices } = props
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  /** The artisan chosen here, which is not stored yet. */
  const [chosen, setChosen] = useState<Named | null>(null)
  const { ref, form, change, errorOf, submit, state } = useFactsForm(
    props,
    FIELDS,
    kind === 'special-goods' ? chosen : undefined,
  )
  const typeIn = (name: 'weight' | 'made_to_order_days' | 'artisan_id') => (value: string) =>
    change((now) => ({ ...now, [name]: value }), name)
  const number = (name: 'weight' | 'made_to_order_days', label: string, hint: string) => (
    <Field
      id={`desk-${name}`}
      name={name}
      label={label}
      hint={hint}
      required={name === 'weight'}
      inputMode="numeric"
      autoComplete="off"
      value={form[name]}
      readOnly={state.isSaving}
      error={errorOf(name)}
      onChange={({ currentTarget: { value } }) => typeIn(name)(value)}
    />
  )
  // Clients see the soles in the order in which they were chosen.
  const toggle = (id: number) =>
    change(
      (now) => ({
        ...now,
        sole_ids: now.sole_ids.includes(id)
          ? now.sole_ids.filter((one) => one !== id)
          : [...now.sole_ids, id],
      }),
      'sole_ids',
    )
  const soleless = errorOf('sole_ids')
  const { outcome } = state
  const artisans = [
    chosen,
    artisanOf(props.goods),
    ...(outcome.kind === 'stale' ? [artisanOf(outcome.before), artisanOf(outcome.now)] : []),
  ]
  const artisanBy = (id: string) => artisans.find((one) => String(one?.id) === id) ?? null
  function shownText(name: string, text: string): string {
    const artisan = name === 'artisan_id' ? artisanBy(text) : null
    if (artisan) return localized(artisan.name, language)
    const type = PriceType.options.find((one) => one === text)
    return name === 'price_type' && type ? t(`priceTypes.${type}`) : text
  }
  return (
    <section className="site-desk-section" aria-labelledby="desk-making">
      <header>
        <h2 id="desk-making">{t(kind === 'goods' ? 'weighing' : 'making')}</h2>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <div className="site-desk-fields">
          {number('weight', t('weight'), t('weightHint'))}
          {kind === 'goods' ? null : number('made_to_order_days', t('days'), t(`daysHint.${kind}`))}
          {kind === 'special-goods' ? (
            <ArtisanField
              id="desk-artisan_id"
              value={artisanBy(form.artisan_id)}
              error={errorOf('artisan_id')}
              isLocked={state.isSaving}
              onChoose={(artisan) => {
                setChosen(artisan)
                typeIn('artisan_id')(String(artisan?.id ?? ''))
              }}
            />
          ) : null}
          {kind === 'wholesale-goods' ? (
            <Select
              id="desk-price-type"
              name="price_type"
              label={t('priceType')}
              value={form.price_type}
              error={errorOf('price_type')}
              disabled={state.isSaving}
              options={PriceType.options.map((value) => ({ value, label: t(`priceTypes.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                change((now) => ({ ...now, price_type: value }), 'price_type', 'sole_ids')
              }
            />
          ) : null}
        </div>
        {kind === 'wholesale-goods' && form.price_type === 'sole' ? (
          <fieldset
            className="site-goods-soles"
            data-invalid={soleless ? true : undefined}
            aria-describedby={soleless ? 'desk-soles-error' : undefined}
          >
            <legend>{t('soles')}</legend>
            {choices.soles.length === 0 ? <p className="site-desk-note">{t('noSoles')}</p> : null}
            {choices.soles.map(({ id, name }) => (
              <Checkbox
                key={id}
                id={`desk-sole-${id}`}
                name={`sole-${id}`}
                label={localized(name, language)}
                checked={form.sole_ids.includes(id)}
                disabled={state.isSaving}
                onChange={() => toggle(id)}
              />
            ))}
            <a href={`${prefix}/desk/soles/new`}>{messagesIn(language, 'desk/soles')('new')}</a>
            {soleless ? (
              <p className="shyrdak-field-error" id="desk-soles-error" role="alert">
                {soleless}
              </p>
            ) : null}
          </fieldset>
        ) : null}
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
                weight: t('weight'),
                made_to_order_days: t('days'),
                artisan_id: t('artisanChoice'),
                price_type: t('priceType'),
              }}
              lists={{ sole_ids: t('soles') }}
              textOf={shownText}
            />
          }
        />
      </form>
    </section>
  )
}
