import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { saveText, savedText } from './saved-text.ts'

const KEY = STORAGE_KEYS.scrollPosition

interface Place {
  path: string
  y: number
  /** A selector for the field that had the focus, so that keyboard users can continue there. */
  focus: string | null
}

/** Saves the scroll position for the next page with the same path. */
export function preserveScroll(): void {
  const field = document.activeElement
  const focus =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      ? field.name && `[name="${field.name}"]${field.type === 'checkbox' ? `[value="${field.value}"]` : ''}`
      : null
  const place: Place = { path: location.pathname, y: scrollY, focus: focus || null }
  saveText('sessionStorage', KEY, JSON.stringify(place))
}

/** Restores the scroll position after a filter of the same path was applied. Other pages start at the top. */
export function returnToPlace(): void {
  const text = savedText('sessionStorage', KEY)
  if (text === null) return
  saveText('sessionStorage', KEY, null)
  const [entry] = performance.getEntriesByType('navigation')
  const isNew = !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate'
  const { path, y, focus } = JSON.parse(text) as Place // written above
  if (!isNew || path !== location.pathname) return
  scrollTo({ top: y, behavior: 'instant' })
  if (focus) document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
}
