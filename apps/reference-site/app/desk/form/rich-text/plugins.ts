import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo } from 'prosemirror-history'
import { inputRules, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EDIT_COMMANDS, type EditCommandName, editCommand } from './edit-commands.ts'
import { schema } from './schema.ts'

const { nodes } = schema

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

const NAMES = Object.keys(EDIT_COMMANDS) as EditCommandName[] // keys() returns strings

const keysOfCommands = Object.fromEntries(
  NAMES.map(editCommand).flatMap(({ keys, run }) => (keys === undefined ? [] : [[keys, run]])),
)

/** The editor's plugins. Tab is not handled, so it leaves the field as usual. */
export const plugins = (): Plugin[] => [
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^\s*1[.)]\s$/, nodes.ordered_list),
    ],
  }),
  keymap({
    ...keysOfCommands,
    // A Mac names the key without its shift. Without an end here, a redo too many would be looked up as undo.
    'Mod-Shift-z': chainCommands(redo, () => true),
  }),
  keymap({
    'Mod-y': redo,
    'Shift-Enter': insertBreak,
    Enter: splitListItem(nodes.list_item),
    Backspace: chainCommands(undoInputRule),
  }),
  keymap(baseKeymap),
  history(),
  tableEditing(),
  gapCursor(),
]
