import { onceReachable, reloadOnce, withConnection } from '../failure/reload-once.ts'

/** What is pressed and works by a script; its code is loaded by the first press. */
const PRESSES: Readonly<Record<string, () => Promise<{ press(pressed: HTMLElement): unknown }>>> = {
  '[data-country-ask]': () => import('./answer-country.ts'),
  '[data-gallery-zoom], [data-gallery-row] .shyrdak-image': () => import('./gallery-zoom.ts'),
  '[data-thumb]': () => import('./gallery.ts'),
  '[data-share]': () => import('./share.ts'),
  '[data-wishlist-item]': () => import('./wishlist-buttons.ts'),
}

export function answerPresses(): void {
  document.addEventListener('click', (event) => {
    for (const [selector, load] of Object.entries(PRESSES)) {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
      if (!pressed) continue
      event.preventDefault()
      withConnection(load)
        .then(({ press }) => press(pressed))
        // Where nothing can be loaded, a plain form still works, and anything else after another load of the page.
        .catch(() => {
          const { form } = pressed as HTMLButtonElement // undefined of other elements
          if (form) onceReachable(() => form.submit())
          else reloadOnce()
        })
    }
  })
}
