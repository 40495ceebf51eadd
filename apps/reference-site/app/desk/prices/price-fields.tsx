import { messagesIn } from '../../messages/messages-in.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { localized } from '@shyrdak/sdk/format'
import type { PricedGoods } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import type { ListPriceForm } from './price-form.ts'

interface Props {
  form: ListPriceForm
  /** The soles of the chosen product. */
  soles: PricedGoods['soles']
  isLocked: boolean
  errorOf: (key: string) => string | undefined
  onType: (field: Exclude<keyof ListPriceForm, 'goods'>, value: string, key: string) => void
}

/** The fields of a price: sole, minimum count, amount, and validity dates. */
export function PriceFields({ form, soles, isLocked, errorOf, onType }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/prices')
  const field = (name: Exclude<keyof ListPriceForm, 'goods' | 'sole'>, key: string) => ({
    id: `desk-price-${name}`,
    name: key,
    autoComplete: 'off',
    value: form[name],
    readOnly: isLocked,
    error: errorOf(key),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onType(name, currentTarget.value, key),
  })
  return (
    <div className="site-desk-fields">
      {form.goods?.price_type === 'sole' ? (
        <Select
          id="desk-price-sole"
          name="sole_id"
          label={t('sole')}
          value={form.sole}
          disabled={isLocked}
          error={errorOf('sole_id')}
          options={[
            { value: '', label: t('anySole') },
            ...soles.map(({ id, name }) => ({ value: String(id), label: localized(name, language) })),
          ]}
          onChange={({ currentTarget }) => onType('sole', currentTarget.value, 'sole_id')}
        />
      ) : null}
      <Field
        {...field('from', 'from_count')}
        label={t('from')}
        hint={t('fromHint')}
        inputMode="numeric"
        required
      />
      <Field {...field('price', 'price')} label={t('priceInSom')} inputMode="decimal" required />
      <div className="site-desk-pair">
        <Field {...field('validFrom', 'valid_from')} type="date" label={t('validFrom')} required />
        <Field
          {...field('validUntil', 'valid_until')}
          type="date"
          label={t('validUntil')}
          hint={t('validUntilHint')}
        />
      </div>
    </div>
  )
}
