import { onceReachable, withConnection } from '../failure/reload-once.ts'
import { preserveScroll, returnToPlace } from './preserve-scroll.ts'

/** From here up the filters stand beside the list and apply at once; below they are a sheet with a button. */
const BESIDE = '(min-width: 981px)'

/** Filters that apply as they are changed; the form itself works without this. */
export function liveFilters(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]')
  let said: HTMLElement | undefined
  let waiting: (() => void) | undefined
  /** Leaves for another page, or says why it waits: without a connection the browser would show a page of its own. */
  const leaveWith = (event: Event, leave: () => void) => {
    if (navigator.onLine) return
    event.preventDefault()
    onceReachable(leave, () => {
      waiting = leave
      const place = (said ??= Object.assign(document.createElement('p'), {
        className: 'site-said',
        role: 'status',
      }))
      // Beside what was pressed: filters may lie in a sheet above the page.
      const sheet = form?.offsetParent ? form : document.body
      sheet.append(place)
      // A region is heard when it changes, not when it comes.
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
        () => undefined, // the fields beside it are typed into
      )
  })
  form.addEventListener('submit', (event) => {
    preserveScroll()
    leaveWith(event, () => form.submit())
  })
  // An address holds only what was chosen.
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
        () => undefined, // the button says what it does
      )
  })
}
