import { haveSameShape, selectPageEditor } from '@shyrdak/state-machines/page-editor'
import { useId, useRef, type ReactNode } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { languageNames } from '../../language-names.ts'
import { ToolButton } from '../tool-button.tsx'
import { useEdited, useEditor } from '../use-editor.ts'

/** A menu of rare actions on the whole page. */
export function EditorMenu() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { actor, ui, kind, pageId } = useEditor()
  const menuId = useId()
  const menu = useRef<HTMLDivElement>(null)
  const { isTogether, trees } = useEdited((snapshot) => selectPageEditor(snapshot).page)
  const shown = useEdited((snapshot) => selectPageEditor(snapshot).language)
  const isNew = useEdited(({ context }) => context.saved.revision === null)
  const canJoin = !isTogether && haveSameShape(trees.en, trees.ru) && haveSameShape(trees.en, trees.kg)

  const item = (label: string, run: () => void): ReactNode => (
    <button
      type="button"
      onClick={() => {
        menu.current?.hidePopover()
        run()
      }}
    >
      {label}
    </button>
  )
  return (
    <>
      <ToolButton icon="more" label={t('pageMenu')} popoverTarget={menuId} />
      <div id={menuId} ref={menu} popover="auto" className="site-editor-menu">
        {isTogether
          ? item(t('part'), () => actor.send({ type: 'structure.part' }))
          : item(t('copyStructure', { language: languageNames[language][shown] }), () =>
              actor.send({ type: 'structure.copy' }),
            )}
        {canJoin ? item(t('join'), () => actor.send({ type: 'structure.join' })) : null}
        {isNew ? null : <a href={`${prefix}${kind.list}/new?from=${pageId() ?? ''}`}>{t('copyPage')}</a>}
        {isNew ? null : item(t('history'), () => ui.set({ dialog: 'history' }))}
        {item(t('keys'), () => ui.set({ dialog: 'keys' }))}
        {isNew ? null : item(t('removePage'), () => ui.set({ dialog: 'remove' }))}
      </div>
    </>
  )
}
