import { useEditorUi } from '../use-editor.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** The open dialog of the editor. */
export function EditorDialogs() {
  const dialog = useEditorUi((ui) => ui.dialog)
  if (dialog === 'keys') return <KeysDialog />
  if (dialog === 'history') return <HistoryDialog />
  return dialog === 'remove' ? <RemoveDialog /> : null
}
