import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { link } = schema.marks

/** The link at the cursor, or at the start of the selection. */
function linkAt({ selection: { $from, empty } }: EditorState) {
  return link.isInSet((empty ? undefined : $from.nodeAfter?.marks) ?? $from.marks())
}

export const isInLink = (state: EditorState): boolean => linkAt(state) !== undefined

export const addressAt = (state: EditorState): string => String(linkAt(state)?.attrs['href'] ?? '')

/** The selection, or the whole link around the cursor. */
function rangeOf(state: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = state.selection
  const mark = linkAt(state)
  if (!empty || !mark) return { from, to }
  const parent = $from.parent
  let first = $from.index()
  if (!mark.isInSet(parent.maybeChild(first)?.marks ?? [])) first -= 1
  let last = first
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1
  while (last < parent.childCount - 1 && mark.isInSet(parent.child(last + 1).marks)) last += 1
  const start = $from.start() + sizeBefore(parent.children, first)
  return { from: start, to: $from.start() + sizeBefore(parent.children, last + 1) }
}

const sizeBefore = (children: readonly { nodeSize: number }[], index: number) =>
  children.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0)

/** Links the selection. Without a selection, inserts the address as linked text. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = rangeOf(state)
    const mark = link.create({ href })
    const { tr } = state
    if (from === to) tr.replaceSelectionWith(schema.text(href, [mark]), false)
    else tr.removeMark(from, to, link).addMark(from, to, mark)
    dispatch?.(tr.removeStoredMark(link).scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = rangeOf(state)
  dispatch?.(state.tr.removeMark(from, to, link))
  return true
}
