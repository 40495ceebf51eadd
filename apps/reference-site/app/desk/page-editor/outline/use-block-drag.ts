import { selectPageEditor, type BlockId, type Place } from '@shyrdak/state-machines/page-editor'
import { useState, type DragEvent } from 'react'
import { useEditor } from '../use-editor.ts'
import { dropPlace, type DropSide } from './drop-place.ts'

interface Drop {
  readonly target: BlockId
  readonly side: DropSide
  readonly place: Place
}

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null

const blockOf = (row: HTMLElement | null): BlockId | null => (row ? Number(row.dataset['block']) : null)

/**
 * Drags blocks by their rows to before, into or after others, and marks the drop position. Uses native drag
 * and drop, for mice only: a touch on a row scrolls the list, and blocks are moved by buttons instead.
 */
export function useBlockDrag() {
  const { actor } = useEditor()
  const [dragged, setDragged] = useState<BlockId | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)

  const end = () => {
    setDragged(null)
    setDrop(null)
  }
  return {
    dragged,
    drop,
    handlers: {
      onDragStart(event: DragEvent) {
        const id = blockOf(rowOf(event.target))
        if (id === null) return
        event.dataTransfer.effectAllowed = 'move'
        // Firefox does not start a drag without data.
        event.dataTransfer.setData('text/plain', String(id))
        setDragged(id)
      },
      onDragOver(event: DragEvent) {
        const row = rowOf(event.target)
        const target = blockOf(row)
        if (dragged === null || row === null || target === null) return
        const { page, language } = selectPageEditor(actor.getSnapshot())
        const { top, height } = row.getBoundingClientRect()
        const found = dropPlace(page.trees[language], dragged, target, (event.clientY - top) / height)
        if (found) event.preventDefault()
        setDrop((before) =>
          found && before?.target === target && before.side === found.side
            ? before
            : found && { target, ...found },
        )
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        if (dragged !== null && drop) actor.send({ type: 'block.move', id: dragged, place: drop.place })
        end()
      },
      onDragEnd: end,
    },
  }
}
