import { afterFirstView } from '../document-scripts/after-first-view.ts'
import { reloadOnce, withConnection } from '../failure/reload-once.ts'
import type { Wake } from './island.tsx'

/** Starts watching every island of a document; each wakes by itself, once. */
export function wakeIslands(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) watch(element)
}

function watch(element: HTMLElement): void {
  const wake = once(() => withConnection(() => mount(element)))
  const kind = element.dataset.wake as Wake | undefined // written by Island
  if (kind === 'call') return whenCalled(element, wake)
  // Whatever it waits for, a hand may be quicker.
  whenTouched(element, wake)
  if (kind === 'idle') whenIdle(wake)
  else if (kind !== 'touch') whenVisible(element, wake)
}

async function mount(element: HTMLElement): Promise<void> {
  // It asks for what every island needs, while the names of the widgets arrive.
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

/** A hand that comes near starts the loading; what it does before the end is done again once the island lives. */
function whenTouched(element: HTMLElement, wake: () => Promise<void>): void {
  // Where it fails, the next touch tries again.
  const start = () => void wake().catch(() => {})
  for (const event of ['pointerenter', 'touchstart', 'focusin'] as const)
    element.addEventListener(event, start, { passive: true })
  const hold = (event: Event) => {
    const { type } = event
    const target = handledBy(event)
    if (element.dataset['awake'] || !target) return
    // An island within this one holds what is done to it.
    if (target.closest('[data-island]') !== element) return
    // A link leads where it leads without us, and into another tab for who wants that; so does a plain form.
    if (type === 'click' && target.closest('a[href]')) return
    if (target.closest('form[action]')) return
    // A key that walks along tabs; anywhere else keys are the page's.
    if (event instanceof KeyboardEvent && !(target.role === 'tab' && /^(Arrow|Home|End)/.test(event.key)))
      return
    event.preventDefault()
    // It comes again, and nobody should hear it twice.
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

/** A press on the icon of a button is one on the button. */
function handledBy({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const pressed = target.closest('button') ?? target
  return pressed instanceof HTMLElement ? pressed : null
}

/** Does again what a hand did before anything could answer it. */
function repeat(event: Event, target: HTMLElement): void {
  const again = { bubbles: true, cancelable: true }
  if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent('keydown', { ...again, key: event.key, code: event.code }))
  else {
    // Tabs answer as soon as they are pressed, other things when they are let go.
    target.dispatchEvent(new MouseEvent('mousedown', again))
    target.click()
  }
}

/** Fired on the window with the name of an island that has something to do. */
export const CALL_EVENT = 'shyrdak:call'

function whenCalled(element: HTMLElement, wake: () => unknown): void {
  addEventListener(CALL_EVENT, (event) => {
    if ((event as CustomEvent<unknown>).detail === element.dataset['island']) wake() // who fires it names an island
  })
}

/** Shares one result. After a failure the next call tries again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  const forget = () => (result = undefined)
  return () => {
    if (!result) (result = work()).catch(forget)
    return result
  }
}
