import type { ComponentProps } from 'react'
import { EditorIcon } from './editor-icon.tsx'
import type { EditorIconName } from './editor-icons.ts'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  icon: EditorIconName
  label: string
  /** The shortcut, in the notation of `aria-keyshortcuts`. */
  keys?: string
  isOn?: boolean
  isOff?: boolean
  /** Whether the label is visible next to the icon. */
  isNamed?: boolean
}

/** A button of the editor. A disabled one stays focusable. */
export function ToolButton({ icon, label, keys, isOn, isOff = false, isNamed, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      className="site-editor-tool"
      {...rest}
      aria-label={isNamed ? undefined : label}
      title={keys ? `${label} (${keys.replaceAll('Control', 'Ctrl')})` : isNamed ? undefined : label}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <EditorIcon name={icon} />
      {isNamed ? <span>{label}</span> : null}
    </button>
  )
}
