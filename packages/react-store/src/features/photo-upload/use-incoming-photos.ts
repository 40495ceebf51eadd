import { useState, type ClipboardEvent, type DragEvent } from 'react'

interface Options {
  readonly isDisabled: boolean
  readonly onFiles: (files: File[]) => void
}

const hasFiles = ({ types }: DataTransfer) => types.includes('Files')

/** Event handlers for the element around a field: files can be dropped on it, or pasted into it. */
export function useIncomingPhotos({ isDisabled, onFiles }: Options) {
  const [isOver, setOver] = useState(false)
  function take(event: DragEvent | ClipboardEvent, { files }: DataTransfer) {
    if (files.length === 0) return
    event.preventDefault()
    if (!isDisabled) onFiles([...files])
  }
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return
      // Also when no file is taken: the browser would open it in place of the page.
      event.preventDefault()
      event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
      setOver(!isDisabled)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      take(event, event.dataTransfer)
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  }
}
