import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { PANES } from '../editor-ui.ts'
import { ToolButton } from '../tool-button.tsx'
import { useEditor, useEditorUi } from '../use-editor.ts'

/** Switches between the panes on phones. */
export function PaneSwitch() {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { ui } = useEditor()
  const pane = useEditorUi((now) => now.pane)
  return (
    <nav className="site-editor-panes" aria-label={t('panes')}>
      {PANES.map((one) => (
        <ToolButton
          key={one}
          icon={one}
          label={t(one)}
          isNamed
          isOn={one === pane}
          onClick={() => ui.set({ pane: one })}
        />
      ))}
    </nav>
  )
}
