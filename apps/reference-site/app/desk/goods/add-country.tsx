import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Select } from '@shyrdak/blocks/parts/select'
import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { useRef } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useCountryName } from '../../shell/use-countries.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'

interface Props {
  /** Countries that already have a row. */
  sold: readonly string[]
  isLocked: boolean
  onAdd: (country: string) => void
}

/** Adds a row for another country and focuses its price. */
export function AddCountry({ sold, isLocked, onAdd }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const nameOf = useCountryName()
  const list = useRef<HTMLSelectElement>(null)
  const rest = SELECTABLE_COUNTRIES.filter((code) => !sold.includes(code))
  if (rest.length === 0) return null
  function add() {
    const country = list.current?.value
    if (!country) return list.current?.focus()
    onAdd(country)
    focusAfterRender(`price-${country}`)
    return undefined
  }
  return (
    <div className="site-goods-add">
      <Select
        ref={list}
        id="desk-add-country"
        name=""
        label={t('addLabel')}
        placeholder={t('choose')}
        disabled={isLocked}
        options={rest.map((code) => ({ value: code, label: nameOf(code) }))}
      />
      <Button tone="secondary" disabled={isLocked} onClick={add}>
        {t('add')}
      </Button>
    </div>
  )
}
