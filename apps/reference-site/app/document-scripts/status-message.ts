/** How long a message is shown, in milliseconds; short, so that it covers the page only briefly. */
const SHOWN = 6000

let region: HTMLElement | undefined
let hiding: ReturnType<typeof setTimeout> | undefined

/** Says something at the edge of the page, or of a sheet above it; for a while, unless it waits for something. */
export function say(
  said: readonly (string | Node)[],
  sheet: HTMLElement = document.body,
  isWaiting = false,
): void {
  const place = (region ??= Object.assign(document.createElement('p'), {
    className: 'site-said',
    role: 'status',
  }))
  sheet.append(place)
  clearTimeout(hiding)
  // Screen readers announce a live region when it changes, not when it is inserted.
  setTimeout(() => place.replaceChildren(...said), 100)
  if (!isWaiting) hiding = setTimeout(() => place.replaceChildren(), SHOWN)
}

/** Says that there is no connection, by a text of the header: where one waits for it, or where one should try again. */
export const sayOf = (what: 'offline' | 'away', sheet?: HTMLElement): void =>
  say([document.querySelector<HTMLElement>('[data-offline]')?.dataset[what] ?? ''], sheet, what === 'offline')
