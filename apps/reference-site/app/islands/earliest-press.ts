/** Buttons that work without React: a press of them has had its effect. */
const WORKS_ALONE = 'a[href] *, form[action] *, [popovertarget]'

/**
 * Returns the button of an island that was pressed before the first script of the page listened, at `since`. On a
 * slow network the page is visible for a while before. Browsers report the very first press afterwards; null
 * where they do not.
 */
export function earliestPress(island: HTMLElement, since: number): HTMLButtonElement | null {
  if (!('PerformanceObserver' in globalThis)) return null
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'first-input', buffered: true })
  const [first] = observer.takeRecords() as PerformanceEventTiming[] // the entries of that type
  observer.disconnect()
  if (first?.name !== 'pointerdown' || first.startTime > since || !(first.target instanceof Element))
    return null
  const button = first.target.closest('button')
  return button?.closest('[data-island]') === island && !button.matches(WORKS_ALONE) ? button : null
}
