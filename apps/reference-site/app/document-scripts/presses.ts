/** What is pressed and works by a script; its code is loaded by the first press. */
const PRESSES = {
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
      load()
        .then(({ press }) => press(pressed))
        // Where nothing can be loaded, a plain form still works.
        .catch(() => (pressed as HTMLButtonElement).form?.submit()) // undefined of other elements
    }
  })
}
