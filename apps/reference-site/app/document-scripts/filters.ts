import { loadedOnce, onceReachable } from '../failure/reload-once.ts'
import { preserveScroll, returnToPlace } from './preserve-scroll.ts'
import { showConnectionStatus } from './status-message.ts'

/** From this width the filters are beside the list and apply at once. Below, they are in a popup. */
const BESIDE = '(min-width: 981px)'

const loadChanges = loadedOnce(() => import('./filter-changes.ts'))

/** Applies filters as they change, and holds searches back while offline. The forms also work without this. */
export function liveFilters(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]')
  let waiting: (() => void) | undefined
  /**
   * Navigates away. While offline, shows a message and waits for the connection instead, since the browser
   * would replace the page with its own error page.
   */
  const leaveWith = (event: Event, leave: () => void) => {
    if (navigator.onLine) return
    event.preventDefault()
    onceReachable(leave, () => {
      waiting = leave
      // Placed next to the pressed control, since the filters may be in a popup above the page.
      showConnectionStatus('offline', form?.offsetParent ? form : undefined)
    })
  }
  addEventListener('online', () => waiting?.())
  document.addEventListener('submit', (event) => {
    const sent = event.target as HTMLFormElement // nothing else is submitted
    if (sent === form) preserveScroll()
    if (sent === form || sent.closest('.site-search')) leaveWith(event, () => sent.submit())
  })
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href^="/"]')
    if (!link) return
    if ('preserveScroll' in link.dataset) preserveScroll()
    if (form && !event.ctrlKey && !event.metaKey) leaveWith(event, () => location.assign(link.href))
  })
  if (!form) return
  returnToPlace()
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('[data-price]'))
      loadChanges().then(
        (module) => module.changePrice(form, target),
        () => undefined, // the text fields still work
      )
  })
  // Keeps the URL free of default values.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of Array.from(formData)) if (value === '') formData.delete(name)
  })
  document.addEventListener('change', ({ target }) => {
    const field = target as HTMLInputElement // whatever changes is a field
    if (field.form !== form) return
    if ('apply' in field.dataset || matchMedia(BESIDE).matches) form.requestSubmit()
    else
      loadChanges().then(
        (module) => module.countGoods(form),
        () => undefined, // the button keeps its static text
      )
  })
}
