import { Button } from '@shyrdak/blocks/parts/button'
import { Select } from '@shyrdak/blocks/parts/select'
import { useRef } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'

interface Props {
  id: string
  label: string
  placeholder: string
  /** What can still be added. */
  options: readonly { value: string; label: string }[]
  isLocked: boolean
  /** Returns the id of the field that continues with what was added, and gets the focus. */
  fieldOf: (value: string) => string
  onAdd: (value: string) => void
}

/** Adds one of the colours or countries that a product lacks. */
export function AddChoice({ id, label, placeholder, options, isLocked, fieldOf, onAdd }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const list = useRef<HTMLSelectElement>(null)
  function add() {
    // What was added is no option any more, so the list shows its placeholder again.
    const value = list.current?.value
    if (!value) return list.current?.focus()
    onAdd(value)
    focusAfterRender(fieldOf(value))
    return undefined
  }
  return (
    <div className="site-goods-add">
      <Select
        ref={list}
        id={id}
        name=""
        label={label}
        placeholder={placeholder}
        disabled={isLocked}
        options={options}
      />
      <Button tone="secondary" disabled={isLocked} onClick={add}>
        {t('add')}
      </Button>
    </div>
  )
}
