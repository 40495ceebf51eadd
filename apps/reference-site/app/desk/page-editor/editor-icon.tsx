import { blockIcon, EDITOR_ICONS, type EditorIconName } from './editor-icons.ts'

const Drawn = ({ path }: { path: string }) => (
  <svg className="shyrdak-icon" viewBox="0 0 24 24" focusable="false" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** An icon of the editor, for a button with a label. */
export const EditorIcon = ({ name }: { name: EditorIconName }) => <Drawn path={EDITOR_ICONS[name]} />

/** The icon of a kind of block. */
export const BlockIcon = ({ name }: { name: string }) => <Drawn path={blockIcon(name)} />
