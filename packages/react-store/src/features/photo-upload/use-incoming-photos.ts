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
    if (isDisabled || files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  }
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (isDisabled || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
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
