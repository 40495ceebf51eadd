import { afterFirstView } from '../document-scripts/after-first-view.ts'
import { CALL_EVENT } from '../document-scripts/page-events.ts'
import { afterFailedLoad, loadedOnce, reloadOnce } from '../failure/reload-once.ts'
import type { Wake } from './island.tsx'
import type { HeldPresses } from './repeat-presses.ts'

/** Watches every island of a document and hydrates each one once, when its condition is met. */
export function wakeIslands(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) watch(element)
}

type Start = (isPressed: boolean) => void

function watch(element: HTMLElement): void {
  const held: HeldPresses = []
  const since = performance.now()
  const wake = loadedOnce(() => mount(element, held, since))
  // After a failure, the next interaction tries again.
  const start = (isPressed: boolean) => void wake(isPressed).catch(() => undefined)
  const kind = element.dataset.wake as Wake | undefined // written by Island
  if (kind === 'call') return whenCalled(element, start)
  // An interaction may come before any other condition.
  whenTouched(element, held, wake, start)
  if (kind === 'idle') whenIdle(start)
  else if (kind !== 'touch') whenVisible(element, start)
}

async function mount(element: HTMLElement, held: HeldPresses, since: number): Promise<void> {
  // Starts loading what all islands need, in parallel with the list of widgets.
  const mounting = import('./mount.tsx')
  const { loadWidget } = await import('./widgets.ts')
  const [{ mountIsland }, widget] = await Promise.all([mounting, loadWidget(element, held)])
  if (widget === undefined) return
  await mountIsland(element, widget, held, since)
}

function whenIdle(start: Start): void {
  afterFirstView(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => start(false), { timeout: 4000 })
    else setTimeout(() => start(false), 1200)
  })
}

function whenVisible(element: HTMLElement, start: Start): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(start)
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

/**
 * Starts loading when a pointer or the focus reaches the island. Choices made before hydration are left to the
 * browser, which shows them at once, and `typedBefore` reports them. Everything else is held back, and
 * `repeatPresses` repeats it after the choices.
 */
function whenTouched(element: HTMLElement, held: HeldPresses, wake: () => Promise<void>, start: Start): void {
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, () => start(true))
  const hold = (event: Event) => {
    const target = handledBy(event)
    if (!target || (element.dataset['awake'] && !held.length)) return
    // A nested island holds back its own events.
    if (target.closest('[data-island]') !== element) return
    // Links work without React, including in a new tab, and so do plain forms and choices.
    if (event.type === 'click' && (target.closest('a[href]') || isChoice(target))) return
    if (target.closest('form[action]')) return
    // Only the keys that move between tabs; all others belong to the page.
    if (event instanceof KeyboardEvent && !(target.role === 'tab' && /^(Arrow|Home|End)/.test(event.key)))
      return
    event.preventDefault()
    // It will be repeated, and listeners must not see it twice.
    event.stopImmediatePropagation()
    if (!held.length)
      wake().catch((error: unknown) => {
        for (const press of held.splice(0)) press.target.removeAttribute('aria-busy')
        afterFailedLoad(error, reloadOnce)
      })
    held.push({ target, event })
    if (target.localName === 'button') target.setAttribute('aria-busy', 'true')
  }
  for (const event of ['click', 'keydown', 'submit']) element.addEventListener(event, hold)
}

/** Returns the button when its icon was pressed. */
function handledBy({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const pressed = target.closest('button') ?? target
  return pressed instanceof HTMLElement ? pressed : null
}

/** Whether the target is a field that a click only changes, or lies in the label of one. */
const isChoice = (target: HTMLElement): boolean =>
  (target.closest('label')?.control ?? target).matches('[type="radio"], [type="checkbox"]')

function whenCalled(element: HTMLElement, start: Start): void {
  addEventListener(CALL_EVENT, (event) => {
    if ((event as CustomEvent<unknown>).detail === element.dataset['island']) start(false) // the detail is an island's name
  })
}
