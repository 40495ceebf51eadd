import type { Command, EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import type { Ref } from 'react'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { editCommand, type EditCommandName } from './edit-commands.ts'
import { isInLink } from './link-commands.ts'
import { ToolbarButton } from './toolbar-button.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

interface Props {
  ref: Ref<HTMLDivElement>
  /** The id of the text. */
  controls: string
  state: EditorState
  isLocked: boolean
  isLinking: boolean
  run: (command: Command) => void
  onLink: () => void
  onEditHtml: () => void
  /** Returns the focus to the text. */
  onLeave: () => void
}

const GROUPS: readonly (readonly (EditCommandName | 'link')[])[] = [
  ['heading2', 'heading3'],
  ['bold', 'italic', 'link'],
  ['bullets', 'numbers', 'outdent', 'indent'],
  ['quote', 'line', 'table'],
  ['undo', 'redo'],
]
const IN_TABLES = [['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'headerRow', 'deleteTable']] as const

/** The editor's toolbar: a single tab stop, with arrow keys between buttons and Escape back to the text. */
export function Toolbar({
  ref,
  controls,
  state,
  isLocked,
  isLinking,
  run,
  onLink,
  onEditHtml,
  onLeave,
}: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const { tabStop, ...roving } = useRovingFocus({ first: 'heading2', onLeave })
  const buttonOf = (name: EditCommandName | 'link') => {
    const shared = { name, label: t(`richText.commands.${name}`), isTabStop: tabStop === name }
    if (name === 'link')
      return (
        <ToolbarButton
          key={name}
          {...shared}
          keys="Mod-k"
          isOn={isInLink(state) || isLinking}
          isOff={isLocked}
          onPress={onLink}
        />
      )
    const command = editCommand(name)
    return (
      <ToolbarButton
        key={name}
        {...shared}
        keys={command.keys}
        isOn={command.isOn?.(state)}
        isOff={isLocked || !command.run(state)}
        onPress={() => run(command.run)}
      />
    )
  }
  return (
    <div
      ref={ref}
      className="site-rich-toolbar"
      role="toolbar"
      aria-label={t('richText.toolbar')}
      aria-controls={controls}
      {...roving}
    >
      {[...GROUPS, ...(isInTable(state) ? IN_TABLES : [])].map((names) => (
        <span key={names[0]} className="site-rich-group">
          {names.map(buttonOf)}
        </span>
      ))}
      <span className="site-rich-group">
        <ToolbarButton
          name="html"
          label={t('richText.editHtml')}
          isTabStop={tabStop === 'html'}
          isOff={isLocked}
          onPress={onEditHtml}
        />
      </span>
    </div>
  )
}
