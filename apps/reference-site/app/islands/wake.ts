import { afterFirstView } from '../document-scripts/after-first-view.ts'
import { reloadOnce, withConnection } from '../failure/reload-once.ts'
import type { Wake } from './island.tsx'

/** Watches every island of a document and hydrates each one once, when its condition is met. */
export function wakeIslands(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) watch(element)
}

function watch(element: HTMLElement): void {
  const wake = once(() => withConnection(() => mount(element)))
  const kind = element.dataset.wake as Wake | undefined // written by Island
  if (kind === 'call') return whenCalled(element, wake)
  // An interaction may come before any other condition.
  whenTouched(element, wake)
  if (kind === 'idle') whenIdle(wake)
  else if (kind !== 'touch') whenVisible(element, wake)
}

async function mount(element: HTMLElement): Promise<void> {
  // Starts loading what all islands need, in parallel with the list of widgets.
  const mounting = import('./mount.tsx')
  const { loadWidget } = await import('./widgets.ts')
  const [{ mountIsland }, widget] = await Promise.all([mounting, loadWidget(element.dataset.island)])
  if (widget === undefined) return
  await mountIsland(element, widget)
  element.dataset.awake = 'true'
}

function whenIdle(wake: () => unknown): void {
  afterFirstView(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => wake(), { timeout: 4000 })
    else setTimeout(() => wake(), 1200)
  })
}

function whenVisible(element: HTMLElement, wake: () => unknown): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(wake)
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

/**
 * Starts loading when a pointer or the focus reaches the island. Events before hydration are held back and
 * repeated afterwards.
 */
function whenTouched(element: HTMLElement, wake: () => Promise<void>): void {
  // After a failure, the next interaction tries again.
  const start = () => void wake().catch(() => {})
  for (const event of ['pointerenter', 'touchstart', 'focusin'] as const)
    element.addEventListener(event, start, { passive: true })
  const hold = (event: Event) => {
    const { type } = event
    const target = handledBy(event)
    if (element.dataset['awake'] || !target) return
    // A nested island holds back its own events.
    if (target.closest('[data-island]') !== element) return
    // Links work without React, including in a new tab, and so do plain forms.
    if (type === 'click' && target.closest('a[href]')) return
    if (target.closest('form[action]')) return
    // Only the keys that move between tabs; all others belong to the page.
    if (event instanceof KeyboardEvent && !(target.role === 'tab' && /^(Arrow|Home|End)/.test(event.key)))
      return
    event.preventDefault()
    // It will be repeated, and listeners must not see it twice.
    event.stopImmediatePropagation()
    element.removeEventListener(type, hold)
    void wake().then(
      () => requestAnimationFrame(() => target.isConnected && repeat(event, target)),
      () => {
        element.addEventListener(type, hold)
        reloadOnce()
      },
    )
  }
  for (const event of ['click', 'keydown', 'submit']) element.addEventListener(event, hold)
}

/** Returns the button when its icon was pressed. */
function handledBy({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const pressed = target.closest('button') ?? target
  return pressed instanceof HTMLElement ? pressed : null
}

/** Repeats an event that came before hydration. */
function repeat(event: Event, target: HTMLElement): void {
  const again = { bubbles: true, cancelable: true }
  if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent('keydown', { ...again, key: event.key, code: event.code }))
  else {
    // Tabs react to mousedown, other controls to click.
    target.dispatchEvent(new MouseEvent('mousedown', again))
    target.click()
  }
}

/** Fired on `window` with the name of an island that should hydrate. */
export const CALL_EVENT = 'shyrdak:call'

function whenCalled(element: HTMLElement, wake: () => unknown): void {
  addEventListener(CALL_EVENT, (event) => {
    if ((event as CustomEvent<unknown>).detail === element.dataset['island']) wake() // detail names an island
  })
}

/** Shares one result between calls. After a failure the next call tries again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  const forget = () => (result = undefined)
  return () => {
    if (!result) (result = work()).catch(forget)
    return result
  }
}
