import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import { useState } from 'react'
import { typedMoney } from '../../listing/typed-money.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { groupsOf } from './country-groups.ts'
import type { PriceField } from './price-form.ts'
import type { SaleCountries } from './use-sale-countries.ts'

interface Props {
  countries: SaleCountries
  /** Countries that have a row already. */
  listed: readonly string[]
  isLocked: boolean
  onPrice: (countries: readonly string[], typed: Record<PriceField, string>) => void
}

/** One price for a whole group of countries, which is then seen, and changed where it differs, row by row. */
export function BulkPrice({ countries, listed, isLocked, onPrice }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const groups = groupsOf(countries.all, listed)
  const [chosen, setChosen] = useState<string | null>(null)
  const [price, setPrice] = useState('')
  const [discount, setDiscount] = useState('')
  const [isWrong, setWrong] = useState(false)
  const group = groups.find(({ name }) => name === chosen) ?? groups[0]
  if (!group) return null
  function apply() {
    const isPrice = typedMoney(price) !== null
    setWrong(!isPrice)
    if (!isPrice || !group) return document.getElementById('desk-bulk-price')?.focus()
    onPrice(group.countries, { price: price.trim(), discount: discount.trim() })
    setPrice('')
    setDiscount('')
    return undefined
  }
  return (
    <fieldset className="site-goods-bulk">
      <legend>{t('bulk')}</legend>
      <div>
        <Select
          id="desk-bulk-group"
          name=""
          label={t('bulkFor')}
          value={group.name}
          disabled={isLocked}
          options={groups.map(({ name, countries: { length } }) => ({
            value: name,
            label: t('bulkGroup', { group: t(`groups.${name}`), count: length }),
          }))}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
        <Field
          id="desk-bulk-price"
          name=""
          label={t('price')}
          required
          inputMode="decimal"
          autoComplete="off"
          value={price}
          readOnly={isLocked}
          error={isWrong ? t('bulkWrong') : undefined}
          onChange={({ currentTarget: { value } }) => {
            setPrice(value)
            setWrong(false)
          }}
        />
        <Field
          id="desk-bulk-discount"
          name=""
          label={t('discount')}
          inputMode="decimal"
          autoComplete="off"
          value={discount}
          readOnly={isLocked}
          onChange={({ currentTarget: { value } }) => setDiscount(value)}
        />
        <Button tone="secondary" disabled={isLocked} onClick={apply}>
          {t('bulkApply')}
        </Button>
      </div>
    </fieldset>
  )
}
