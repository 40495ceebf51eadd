import {
  useEffect,
  useRef,
  type ClipboardEvent,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { positionsIn } from './grid-axes.ts'
import { axesOfGrid, textAt, type GridEvent, type GridState } from './grid-state.ts'
import { moveOf } from './move-focus.ts'
import { blockText, parseBlock } from './paste-block.ts'
import { placeOf, positionOf } from './place.ts'

/** Whether an arrow key moves the caret within the text being edited. */
function isWithinText({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLInputElement)) return false
  const { selectionStart, selectionEnd, value } = target
  if (key === 'ArrowLeft') return !(selectionStart === 0 && selectionEnd === 0)
  if (key === 'ArrowRight') return !(selectionStart === value.length)
  return false
}

/** Also compares the physical key, so that Ctrl+D works with a Cyrillic keyboard layout. */
const isLetter = ({ key, code }: KeyboardEvent, letter: string) =>
  key.toLowerCase() === letter || code === `Key${letter.toUpperCase()}`

/** Returns the event of a key; null for a key that the grid leaves to the browser. */
function eventOfKey(event: KeyboardEvent, state: GridState): GridEvent | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event
  const { isTyping, range } = state
  if (nativeEvent.isComposing || altKey || positionOf(event.target) === null) return null
  const isControl = ctrlKey || metaKey
  if (isControl && isLetter(event, 'd')) return { type: 'range.fillDown' }
  if (isControl && isLetter(event, 'z')) return { type: 'undo' }
  if (isControl && isLetter(event, 'a')) return { type: 'range.all' }
  if (key === 'Escape' && isTyping) return { type: 'cell.cancel' }
  if (key === 'F2') return { type: 'cell.edit' }
  if ((key === 'Delete' || key === 'Backspace') && !isTyping) return { type: 'range.clear' }
  if (isTyping && !isControl && !shiftKey && isWithinText(event)) return null
  const move = moveOf(event, isTyping !== false)
  if (!move) return null
  if (key === 'Tab') {
    // From its first and last cell, Tab leaves the grid.
    const { rows, columns } = axesOfGrid(state)
    if (placeOf(range.to) === (shiftKey ? '0:0' : `${rows - 1}:${columns - 1}`)) return null
  }
  return { type: 'focus.move', move, extend: shiftKey && key !== 'Enter' && key !== 'Tab' }
}

/** Keyboard, clipboard and mouse of the grid. Returns the attributes of its table. */
export function useGridControls(state: GridState, dispatch: Dispatch<GridEvent>) {
  const table = useRef<HTMLTableElement>(null)
  const follows = useRef(false)
  const isDragging = useRef(false)
  const { range, isTyping } = state

  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${placeOf(range.to)}"]`)
    cell?.focus()
    if (cell instanceof HTMLInputElement) cell.select()
  })
  /** Dispatches an event and then focuses the cell at the end of the range. */
  const follow = (event: GridEvent) => {
    follows.current = true
    dispatch(event)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = eventOfKey(event, state)
    if (!next) return
    // The cell that is edited has the focus, and its text is not to be selected.
    if (next.type === 'cell.edit') return dispatch(next)
    event.preventDefault()
    follow(next)
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (text === '' || (isTyping && !/[\t\r\n]/.test(text))) return
    event.preventDefault()
    follow({ type: 'range.paste', block: parseBlock(text) })
  }

  function onCopy(event: ClipboardEvent) {
    if (isTyping) return
    event.preventDefault()
    event.clipboardData.setData(
      'text/plain',
      blockText(positionsIn(range).map((row) => row.map((position) => textAt(state, position)))),
    )
    if (event.type === 'cut') follow({ type: 'range.clear' })
  }

  function onMouseDown(event: MouseEvent) {
    const position = positionOf(event.target)
    if (!position || event.button !== 0) return
    isDragging.current = true
    if (!event.shiftKey) {
      // The cell may already have the focus as the end of a range, so no focus event follows.
      if (placeOf(position) === placeOf(range.to)) dispatch({ type: 'range.collapse' })
      return
    }
    event.preventDefault()
    follow({ type: 'cell.focus', position, extend: true })
  }

  function onPointerOver(event: PointerEvent) {
    const position = positionOf(event.target)
    if (!position || !isDragging.current || event.buttons !== 1 || event.pointerType !== 'mouse') return
    if (placeOf(position) !== placeOf(range.to)) follow({ type: 'cell.focus', position, extend: true })
  }

  function onMouseUp() {
    isDragging.current = false
  }

  return { ref: table, onKeyDown, onPaste, onCopy, onCut: onCopy, onMouseDown, onPointerOver, onMouseUp }
}
