import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { useEditor } from '../use-editor.ts'

const KEYS = {
  walk: '↑ ↓ ← →',
  move: 'Alt ↑ ↓',
  level: 'Alt ← →',
  edit: 'Enter',
  back: 'Esc',
  add: '+',
  duplicate: 'Ctrl D',
  remove: 'Delete',
  copy: 'Ctrl C, X, V',
  group: 'Ctrl G, Ctrl Shift G',
  undo: 'Ctrl Z, Ctrl Shift Z',
  save: 'Ctrl S',
  pane: 'F6',
  help: '?',
} as const

/** Lists the keyboard shortcuts. */
export function KeysDialog() {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { ui } = useEditor()
  return (
    <Dialog open onOpenChange={() => ui.set({ dialog: null })} title={t('keys')} closeLabel={t('close')}>
      <dl className="site-editor-keys">
        {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((name) => (
          // keys() returns strings
          <div key={name}>
            <dt>
              <kbd>{KEYS[name]}</kbd>
            </dt>
            <dd>{t(`keyNames.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
