import { onceReachable, withConnection } from '../failure/reload-once.ts'
import { preserveScroll, returnToPlace } from './preserve-scroll.ts'

/** From this width the filters are beside the list and apply at once. Below, they are in a popup. */
const BESIDE = '(min-width: 981px)'

/** Applies filters as they change. The form also works without this. */
export function liveFilters(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]')
  let said: HTMLElement | undefined
  let waiting: (() => void) | undefined
  /**
   * Navigates away, or says that it waits for a connection: offline, the browser would replace the page with
   * its own error page.
   */
  const leaveWith = (event: Event, leave: () => void) => {
    if (navigator.onLine) return
    event.preventDefault()
    onceReachable(leave, () => {
      waiting = leave
      const place = (said ??= Object.assign(document.createElement('p'), {
        className: 'site-said',
        role: 'status',
      }))
      // Placed next to the pressed control, since the filters may be in a popup above the page.
      const sheet = form?.offsetParent ? form : document.body
      sheet.append(place)
      // Screen readers announce a live region when it changes, not when it is inserted.
      setTimeout(() => (place.textContent = form?.dataset['offline'] ?? ''), 100)
    })
  }
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href^="/"]')
    if (!link) return
    if ('preserveScroll' in link.dataset) preserveScroll()
    if (form && !event.ctrlKey && !event.metaKey) leaveWith(event, () => location.assign(link.href))
  })
  if (!form) return
  returnToPlace()
  addEventListener('online', () => waiting?.())
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset['slider'])
      withConnection(() => import('./price-slider.ts')).then(
        (module) => module.slidePrice(form, target),
        () => undefined, // the text fields still work
      )
  })
  form.addEventListener('submit', (event) => {
    preserveScroll()
    leaveWith(event, () => form.submit())
  })
  // Keeps the URL free of default values.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of Array.from(formData))
      if (value === '' || (name === 'sort' && value === 'new')) formData.delete(name)
  })
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.form !== form)
      return
    if ('apply' in target.dataset || matchMedia(BESIDE).matches) form.requestSubmit()
    else
      withConnection(() => import('./count-goods.ts')).then(
        (module) => module.countGoods(form),
        () => undefined, // the button keeps its static text
      )
  })
}
