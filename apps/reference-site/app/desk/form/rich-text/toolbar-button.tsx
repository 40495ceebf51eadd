import { COMMAND_ICONS, type CommandIcon } from './command-icons.ts'
import { ariaKeys, readableKeys } from './key-names.ts'

interface Props {
  name: CommandIcon
  label: string
  keys?: string | undefined
  /** Undefined for one-time commands. */
  isOn?: boolean | undefined
  isOff: boolean
  isTabStop: boolean
  onPress: () => void
}

/** A button of the toolbar. A disabled one stays focusable by the arrow keys. */
export function ToolbarButton({ name, label, keys, isOn, isOff, isTabStop, onPress }: Props) {
  return (
    <button
      type="button"
      className="site-rich-button"
      data-name={name}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      title={keys ? `${label} (${readableKeys(keys)})` : label}
      // Prevents a mouse press from moving the focus out of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      <svg className="shyrdak-icon" viewBox="0 0 24 24" focusable="false" aria-hidden="true">
        <path d={COMMAND_ICONS[name]} />
      </svg>
    </button>
  )
}
