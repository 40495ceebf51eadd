import { nestingOf } from '@shyrdak/sdk/blocks'
import {
  refusedUnwrap,
  refusedWrap,
  selectPageEditor,
  stepPlace,
  type EditorBlock,
} from '@shyrdak/state-machines/page-editor'
import { useId, useRef } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { blockTexts } from '../block-texts.ts'
import { ToolButton } from '../tool-button.tsx'
import { useEdited, useEditor } from '../use-editor.ts'

const WRAPPERS = ['Container', 'Testing', 'NestedContainer', 'Tabs'] as const

/** Actions on the selected block as a whole. */
export function BlockActions({ block: { id, name } }: { block: EditorBlock }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { nameOf } = blockTexts(language)
  const { actor, commands, ui } = useEditor()
  const tree = useEdited((snapshot) => {
    const view = selectPageEditor(snapshot)
    return view.page.trees[view.language]
  })
  const menuId = useId()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const step = (to: 'up' | 'down' | 'in' | 'out') => () => {
    commands.step(id, to)
    close()
  }
  const isOff = (to: 'up' | 'down' | 'in' | 'out') => stepPlace(tree, id, to) === null
  return (
    <div className="site-editor-actions" role="toolbar" aria-label={t('blockActions')}>
      <ToolButton icon="up" label={t('moveUp')} keys="Alt+ArrowUp" isOff={isOff('up')} onClick={step('up')} />
      <ToolButton
        icon="down"
        label={t('moveDown')}
        keys="Alt+ArrowDown"
        isOff={isOff('down')}
        onClick={step('down')}
      />
      <ToolButton
        icon="out"
        label={t('moveOut')}
        keys="Alt+ArrowLeft"
        isOff={isOff('out')}
        onClick={step('out')}
      />
      <ToolButton
        icon="in"
        label={t('moveIn')}
        keys="Alt+ArrowRight"
        isOff={isOff('in')}
        onClick={step('in')}
      />
      <ToolButton
        icon="duplicate"
        label={t('duplicate')}
        keys="Control+D"
        onClick={() => actor.send({ type: 'block.duplicate', id })}
      />
      <ToolButton
        icon="trash"
        label={t('remove')}
        keys="Delete"
        onClick={() => actor.send({ type: 'block.remove', id })}
      />
      <ToolButton icon="more" label={t('more')} popoverTarget={menuId} />
      <div id={menuId} ref={menu} popover="auto" className="site-editor-menu">
        {nestingOf(name) ? (
          <button
            type="button"
            onClick={() => {
              close()
              ui.set({ palette: { parent: id, index: Number.MAX_SAFE_INTEGER } })
            }}
          >
            {t('addInside')}
          </button>
        ) : null}
        {WRAPPERS.filter((wrapper) => refusedWrap(tree, id, wrapper) === null).map((wrapper) => (
          <button
            key={wrapper}
            type="button"
            onClick={() => {
              close()
              actor.send({ type: 'block.wrap', id, wrapper })
            }}
          >
            {t('wrapIn', { name: nameOf(wrapper) })}
          </button>
        ))}
        {refusedUnwrap(tree, id) === null ? (
          <button
            type="button"
            onClick={() => {
              close()
              actor.send({ type: 'block.unwrap', id })
            }}
          >
            {t('unwrap')}
          </button>
        ) : null}
      </div>
    </div>
  )
}
