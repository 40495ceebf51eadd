import { useEffect, type RefObject } from 'react'
import type { CanvasHost } from './canvas-host.ts'
import { blockAt } from './find-element.ts'
import { STAGE_ID } from './stage.ts'

/** Controls that work while a page is edited: they only change what is visible. */
const LIVE =
  '[role=tab], [aria-expanded], .shyrdak-slider button, .site-canvas-add-inside, .site-canvas-overlay *'

const isLive = (target: EventTarget | null) => Boolean((target as Partial<Element> | null)?.closest?.(LIVE)) // only elements have it

/** Makes presses select blocks. Blocks navigation and form submissions, even while the page is tried out. */
export function useCanvasEvents(
  page: RefObject<HTMLElement | null>,
  host: CanvasHost,
  isTrying: boolean,
): void {
  useEffect(() => {
    const { current } = page
    if (!current) return undefined
    const { ownerDocument: document } = current
    const stage = () => document.getElementById(STAGE_ID)

    function onPointerDown(event: PointerEvent) {
      if (isTrying || !current?.contains(event.target as Node)) return // events of this document
      const id = blockAt(event.target)
      host.select(id)
      if (!isLive(event.target)) event.preventDefault()
    }
    function onMouseDown(event: MouseEvent) {
      if (isTrying || isLive(event.target)) return
      // Keeps the focus on the element that handles keys.
      event.preventDefault()
      stage()?.focus({ preventScroll: true })
    }
    function onClick(event: MouseEvent) {
      const isLink = Boolean((event.target as Partial<Element>).closest?.('a[href]')) // events of this document
      if (isTrying ? !isLink : isLive(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      if (isTrying) host.stopped()
    }
    function onSubmit(event: SubmitEvent) {
      event.preventDefault()
      event.stopPropagation()
      host.stopped()
    }
    function onFocusIn(event: FocusEvent) {
      if (!isTrying && current?.contains(event.target as Node)) stage()?.focus({ preventScroll: true }) // as above
    }
    const stop = (event: Event) => {
      if (!isTrying) event.preventDefault()
    }

    const capture = { capture: true }
    document.addEventListener('pointerdown', onPointerDown, capture)
    document.addEventListener('mousedown', onMouseDown, capture)
    document.addEventListener('click', onClick, capture)
    document.addEventListener('auxclick', onClick, capture)
    document.addEventListener('submit', onSubmit, capture)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('dragstart', stop, capture)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, capture)
      document.removeEventListener('mousedown', onMouseDown, capture)
      document.removeEventListener('click', onClick, capture)
      document.removeEventListener('auxclick', onClick, capture)
      document.removeEventListener('submit', onSubmit, capture)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('dragstart', stop, capture)
    }
  }, [page, host, isTrying])
}
