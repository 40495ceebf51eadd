import { Button } from '@shyrdak/blocks/parts/button'
import { itemsAt } from '@shyrdak/state-machines/page-editor'
import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { firstText } from '../first-text.ts'
import { ToolButton } from '../tool-button.tsx'
import { useEditor } from '../use-editor.ts'
import { useBlockField, type BlockFieldProps, type FieldsOfProps } from './use-block-field.ts'

interface Props extends BlockFieldProps {
  /** Renders the fields of an item. */
  Fields: ComponentType<FieldsOfProps>
}

/** An ordered list of items that can be added, moved, removed and expanded. */
export function ListInput({ Fields, ...props }: Props) {
  const { block, field, path, same } = props
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { actor } = useEditor()
  const { label, hint, error } = useBlockField(props)
  const headingId = useId()
  const items = itemsAt(block, path)
  const [open, setOpen] = useState<number | null>(items.length === 1 ? 0 : null)
  const { list, moveFocus } = useMovedFocus()
  if (field.kind !== 'list') return null

  function move(from: number, to: number) {
    actor.send({ type: 'item.move', id: block.id, path, from, to })
    if (open === from) setOpen(to)
    else if (open === to) setOpen(from)
    moveFocus({ index: to, to: to < from ? 'up' : 'down' })
  }
  function remove(index: number) {
    actor.send({ type: 'item.remove', id: block.id, path, index })
    setOpen(null)
    moveFocus({ index: Math.min(index, items.length - 2), to: 'title' })
  }
  function add() {
    actor.send({ type: 'item.insert', id: block.id, path, index: items.length })
    setOpen(items.length)
    moveFocus({ index: items.length, to: 'fields' })
  }
  return (
    <div className="site-editor-list" role="group" aria-labelledby={headingId}>
      <p id={headingId} className="shyrdak-field-label">
        {label}
      </p>
      {error ? (
        <p className="shyrdak-field-error" role="alert">
          {error}
        </p>
      ) : null}
      {hint ? <p className="shyrdak-field-hint">{hint}</p> : null}
      <ol ref={list}>
        {items.map((item, index) => {
          const title = firstText(field.fields, item) || t('item', { number: index + 1 })
          const isOpen = open === index
          return (
            // Items have no ids, and their state is in the page instead of these elements, so the index can
            // be the key.
            <li key={index} data-open={isOpen || undefined}>
              <div className="site-editor-item">
                <button
                  type="button"
                  className="site-editor-item-title"
                  data-part="title"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : index)}
                >
                  <span>{index + 1}</span> {title}
                </button>
                <ToolButton
                  icon="up"
                  data-part="up"
                  label={t('itemUp', { title })}
                  isOff={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <ToolButton
                  icon="down"
                  data-part="down"
                  label={t('itemDown', { title })}
                  isOff={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <ToolButton icon="trash" label={t('itemRemove', { title })} onClick={() => remove(index)} />
              </div>
              {isOpen ? (
                <div className="site-editor-item-fields" data-part="fields">
                  <Fields block={block} fields={field.fields} path={[...path, index]} same={same} />
                </div>
              ) : null}
            </li>
          )
        })}
      </ol>
      {items.length < field.max ? (
        <Button tone="secondary" size="small" onClick={add}>
          {t('addItem')}
        </Button>
      ) : null}
    </div>
  )
}

interface FocusTarget {
  readonly index: number
  readonly to: 'title' | 'up' | 'down' | 'fields'
}

const TYPED_IN = 'input, textarea, select, [contenteditable], button'

/** Moves the focus along with a moved item, and into an added one. */
function useMovedFocus() {
  const list = useRef<HTMLOListElement>(null)
  const [target, setTarget] = useState<FocusTarget | null>(null)
  useEffect(() => {
    if (!target) return
    const item = list.current?.children[target.index]
    const part = item?.querySelector<HTMLElement>(`[data-part='${target.to}']`)
    const found = target.to === 'fields' ? part?.querySelector<HTMLElement>(TYPED_IN) : part
    const beside = list.current?.parentElement?.querySelector<HTMLElement>(':scope > button')
    ;(found ?? item?.querySelector<HTMLElement>('button') ?? beside)?.focus()
  }, [target])
  return { list, moveFocus: setTarget }
}
