/** How long a message is shown, in milliseconds; short, so that it covers the page only briefly. */
const SHOWN_MS = 6_000

let region: HTMLElement | undefined
let hiding: ReturnType<typeof setTimeout> | undefined

/** Shows a message at the edge of the page, or of a sheet above it. Hides it later, unless `isWaiting`. */
export function showStatus(
  content: readonly (string | Node)[],
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
  setTimeout(() => place.replaceChildren(...content), 100)
  if (!isWaiting) hiding = setTimeout(() => place.replaceChildren(), SHOWN_MS)
}

/** Shows a text of the header: `offline` while an action waits for a connection, `away` if one failed. */
export const showConnectionStatus = (what: 'offline' | 'away', sheet?: HTMLElement): void =>
  showStatus(
    [document.querySelector<HTMLElement>('[data-offline]')?.dataset[what] ?? ''],
    sheet,
    what === 'offline',
  )
