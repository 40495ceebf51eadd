import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { WIDTHS, type WidthName } from '../editor-ui.ts'
import { ToolButton } from '../tool-button.tsx'
import { useEditor, useEditorUi } from '../use-editor.ts'

/** Switches the width of the canvas, and whether the page can be tried out. */
export function WidthSwitch() {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { ui } = useEditor()
  const width = useEditorUi((now) => now.width)
  const isTrying = useEditorUi((now) => now.isTrying)
  return (
    <>
      <div className="site-editor-tools" role="group" aria-label={t('widths')}>
        {(Object.keys(WIDTHS) as WidthName[]).map((name) => (
          // keys() returns strings
          <ToolButton
            key={name}
            icon={name}
            label={t(`width.${name}`)}
            isOn={name === width}
            onClick={() => ui.set({ width: name })}
          />
        ))}
      </div>
      <ToolButton
        icon="hand"
        label={t('try')}
        isOn={isTrying}
        onClick={() => ui.set({ isTrying: !isTrying })}
      />
    </>
  )
}
