import { Button } from '@shyrdak/blocks/parts/button'
import { Select } from '@shyrdak/blocks/parts/select'
import { localized } from '@shyrdak/sdk/format'
import type { GoodsChoices } from '@shyrdak/sdk/management'
import { useRef, useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'

interface Props {
  colors: GoodsChoices['colors']
  isLocked: boolean
  onAdd: (id: number) => void
}

/** Adds one of the colours that a product lacks, and focuses its sizes. */
export function AddColor({ colors, isLocked, onAdd }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const list = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState('')
  function add() {
    const id = Number(chosen)
    if (chosen === '') return list.current?.focus()
    onAdd(id)
    setChosen('')
    focusAfterRender(`desk-sizes-${id}`)
    return undefined
  }
  return (
    <div className="site-goods-add">
      <Select
        ref={list}
        id="desk-add-color"
        name=""
        label={t('addColorLabel')}
        placeholder={t('chooseColor')}
        disabled={isLocked}
        value={chosen}
        options={colors.map(({ id, name }) => ({ value: String(id), label: localized(name, language) }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Button tone="secondary" disabled={isLocked} onClick={add}>
        {t('add')}
      </Button>
    </div>
  )
}
