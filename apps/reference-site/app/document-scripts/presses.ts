import { onceReachable, reloadOnce, withConnection } from '../failure/reload-once.ts'

/** Controls that need a script, with its module. It is loaded on the first press. */
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
        // When the module cannot be loaded, a plain form is submitted; for other controls the page is
        // reloaded.
        .catch(() => {
          const { form } = pressed as HTMLButtonElement // undefined for other elements
          if (form) onceReachable(() => form.submit())
          else reloadOnce()
        })
    }
  })
}
