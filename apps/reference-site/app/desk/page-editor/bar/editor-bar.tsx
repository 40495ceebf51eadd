import { useStore } from '@shyrdak/react-store'
import { selectPageEditor } from '@shyrdak/state-machines/page-editor'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { BackLink } from '../../back-link.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { ToolButton } from '../tool-button.tsx'
import { useEdited, useEditor } from '../use-editor.ts'
import { EditorMenu } from './editor-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SaveButton } from './save-button.tsx'
import { WidthSwitch } from './width-switch.tsx'

/** The bar above the panes: page, language, width, and unsaved changes. */
export function EditorBar() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { actor, kind } = useEditor()
  const { ports } = useStore()
  const canUndo = useEdited((snapshot) => selectPageEditor(snapshot).canUndo)
  const canRedo = useEdited((snapshot) => selectPageEditor(snapshot).canRedo)
  const title = useEdited((snapshot) => kind.titleOf(selectPageEditor(snapshot).page.fields, language))
  const saved = useEdited(({ context }) => context.saved)
  const path = saved.revision === null ? null : kind.shopPath(saved.fields, ports.now())
  const named = title || t(`untitled.${kind.name}`)
  useDocumentTitle(named)
  return (
    <header className="site-editor-bar">
      <BackLink className="site-editor-back" list={kind.list} aria-label={t(`back.${kind.name}`)}>
        <svg className="shyrdak-icon" viewBox="0 0 24 24" focusable="false" aria-hidden="true">
          <path d="m14.5 6-6 6 6 6" />
        </svg>
      </BackLink>
      <h1>{named}</h1>
      <LanguageSwitch />
      <div className="site-editor-tools" role="group" aria-label={t('steps')}>
        <ToolButton
          icon="undo"
          label={t('undo')}
          keys="Control+Z"
          isOff={!canUndo}
          onClick={() => actor.send({ type: 'step.undo' })}
        />
        <ToolButton
          icon="redo"
          label={t('redo')}
          keys="Control+Shift+Z"
          isOff={!canRedo}
          onClick={() => actor.send({ type: 'step.redo' })}
        />
      </div>
      <WidthSwitch />
      {path === null ? null : (
        <a
          className="site-editor-tool"
          href={prefix + path}
          target="_blank"
          rel="noreferrer"
          title={t('inShop')}
        >
          <EditorIcon name="out_of_here" />
          <span className="shyrdak-hidden">{t('inShop')}</span>
        </a>
      )}
      <EditorMenu />
      <SaveButton />
    </header>
  )
}
