import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import type { Issue } from '@shyrdak/sdk/contract'
import { MAX_GOODS_PRICE, MIN_PRICE } from '@shyrdak/sdk/management'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useState, type KeyboardEvent } from 'react'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { amountIssue } from '../form/amount-issue.ts'
import { groupsOf } from './country-groups.ts'
import type { PriceField } from './price-form.ts'
import type { SaleCountries } from './use-sale-countries.ts'

interface Props {
  countries: SaleCountries
  /** Countries that already have a row. */
  listed: readonly string[]
  isLocked: boolean
  onPrice: (countries: readonly string[], typed: Record<PriceField, string>) => void
}

/** Sets one price for a whole group of countries. Each row can still be changed before saving. */
export function BulkPrice({ countries, listed, isLocked, onPrice }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const groups = groupsOf(countries.all, listed)
  const [chosen, setChosen] = useState<string | null>(null)
  const [price, setPrice] = useState('')
  const [discount, setDiscount] = useState('')
  const [wrong, setWrong] = useState<Issue | null>(null)
  const group = groups.find(({ name }) => name === chosen) ?? groups[0]
  if (!group) return null
  function apply() {
    const issue = amountIssue(price, { field: 'price', least: MIN_PRICE, most: MAX_GOODS_PRICE })
    setWrong(issue)
    if (issue || !group) return document.getElementById('desk-bulk-price')?.focus()
    onPrice(group.countries, { price: price.trim(), discount: discount.trim() })
    setPrice('')
    setDiscount('')
    return undefined
  }
  // Enter would otherwise save the table around these fields, without what is typed here.
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isLocked) apply()
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
          error={wrong ? describeIssue(wrong, i18nOf(language)) : undefined}
          onChange={({ currentTarget: { value } }) => {
            setPrice(value)
            setWrong(null)
          }}
          onKeyDown={applyOnEnter}
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
          onKeyDown={applyOnEnter}
        />
        <Button tone="secondary" disabled={isLocked} onClick={apply}>
          {t('bulkApply')}
        </Button>
      </div>
    </fieldset>
  )
}
