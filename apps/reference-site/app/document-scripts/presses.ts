import { afterFailedLoad, loadedOnce, reloadOnce } from '../failure/reload-once.ts'
import { loadGallery, loadWishlistButtons } from './late-code.ts'

/** Controls that need a script, with its module. It is loaded on the first press. */
const PRESSES: readonly (readonly [string, () => Promise<{ press(pressed: HTMLElement): unknown }>])[] = [
  ['[data-country-ask]', loadedOnce(() => import('./answer-country.ts'))],
  [
    '[data-gallery-zoom], [data-gallery-row] .shyrdak-image',
    async () => ({ press: (await loadGallery()).zoom }),
  ],
  ['[data-thumb]', loadGallery],
  ['[data-share]', loadedOnce(() => import('./share.ts'))],
  ['[data-wishlist-item]', loadWishlistButtons],
]

export function answerPresses(): void {
  document.addEventListener('click', (event) => {
    for (const [selector, load] of PRESSES) {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
      if (!pressed) continue
      event.preventDefault()
      load()
        .then(({ press }) => press(pressed))
        // When the module cannot be loaded, a plain form is submitted; for other controls the page is
        // reloaded.
        .catch((error: unknown) => {
          const { form } = pressed as HTMLButtonElement // undefined of other elements
          afterFailedLoad(error, () => (form ? form.submit() : reloadOnce()))
        })
    }
  })
}
