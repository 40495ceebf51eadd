import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from 'prosemirror-tables'
import { liftTarget } from 'prosemirror-transform'
import { schema } from './schema.ts'

/** A command of a toolbar button. */
interface EditCommand {
  readonly run: Command
  /** Whether the command is active at the cursor; absent for one-time commands. */
  readonly isOn?: (state: EditorState) => boolean
  /** The shortcut in ProseMirror's notation: `Mod` is Control, or Command on a Mac. */
  readonly keys?: string
}

const { nodes, marks } = schema

/** Returns the depth of the innermost ancestor of one of these types; null when there is none. */
function depthOf({ selection: { $from } }: EditorState, types: readonly NodeType[]): number | null {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (types.includes($from.node(depth).type)) return depth
  return null
}

const hasMark =
  (type: MarkType) =>
  ({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState): boolean =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)

const markCommand = (type: MarkType, keys: string): EditCommand => ({
  run: toggleMark(type),
  isOn: hasMark(type),
  keys,
})

function headingCommand(level: number): EditCommand {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs['level'] === level
  return {
    isOn,
    keys: `Mod-Alt-${level}`,
    run: (state, dispatch) =>
      (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch),
  }
}

const LISTS = [nodes.bullet_list, nodes.ordered_list]

function listCommand(type: NodeType, keys: string): EditCommand {
  const isOn = (state: EditorState) => {
    const depth = depthOf(state, LISTS)
    return depth !== null && state.selection.$from.node(depth).type === type
  }
  return {
    isOn,
    keys,
    run(state, dispatch) {
      const depth = depthOf(state, LISTS)
      if (depth === null) return wrapInList(type)(state, dispatch)
      if (isOn(state)) return liftListItem(nodes.list_item)(state, dispatch)
      dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(depth), type))
      return true
    },
  }
}

const isInQuote = (state: EditorState) => depthOf(state, [nodes.blockquote]) !== null

const toggleQuote: Command = (state, dispatch) => {
  if (!isInQuote(state)) return wrapIn(nodes.blockquote)(state, dispatch)
  const { $from, $to } = state.selection
  const range = $from.blockRange($to, ({ type }) => type === nodes.blockquote)
  const target = range && liftTarget(range)
  if (!range || target === null || target === undefined) return false
  dispatch?.(state.tr.lift(range, target).scrollIntoView())
  return true
}

const insertLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView())
  return true
}

/** Inserts a table of three columns with a header row and two more rows. */
const insertTable: Command = (state, dispatch) => {
  if (isInTable(state) || !state.selection.$to.parent.isTextblock) return false
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1, 2].map(() => type.createAndFill()).filter((cell) => cell !== null),
    )
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ])
  if (dispatch) {
    const { $to } = state.selection
    // Inserted after the cursor's paragraph, or in place of an empty one, with an empty paragraph below.
    const isEmpty = $to.parent.content.size === 0 && $to.depth > 0
    const from = isEmpty ? $to.before() : $to.after()
    const tr = state.tr.replaceWith(from, isEmpty ? $to.after() : from, [table, nodes.paragraph.create()])
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(from))).scrollIntoView())
  }
  return true
}

/** The commands of the toolbar, by the names of their buttons. */
export const EDIT_COMMANDS = {
  heading2: headingCommand(2),
  heading3: headingCommand(3),
  bold: markCommand(marks.strong, 'Mod-b'),
  italic: markCommand(marks.em, 'Mod-i'),
  bullets: listCommand(nodes.bullet_list, 'Mod-Shift-8'),
  numbers: listCommand(nodes.ordered_list, 'Mod-Shift-7'),
  indent: { run: sinkListItem(nodes.list_item), keys: 'Mod-]' },
  outdent: { run: liftListItem(nodes.list_item), keys: 'Mod-[' },
  quote: { run: toggleQuote, isOn: isInQuote, keys: 'Mod-Shift-9' },
  line: { run: insertLine },
  table: { run: insertTable },
  undo: { run: undo, keys: 'Mod-z' },
  redo: { run: redo, keys: 'Mod-Shift-z' },
  addRow: { run: addRowAfter },
  addColumn: { run: addColumnAfter },
  deleteRow: { run: deleteRow },
  deleteColumn: { run: deleteColumn },
  headerRow: { run: toggleHeaderRow },
  deleteTable: { run: deleteTable },
} satisfies Record<string, EditCommand>

export type EditCommandName = keyof typeof EDIT_COMMANDS

export const editCommand = (name: EditCommandName): EditCommand => EDIT_COMMANDS[name]
