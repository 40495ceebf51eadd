/** What waits in a `noscript` of a sheet becomes part of the page when the sheet is opened. */
export function fillSheets(): void {
  document.addEventListener(
    'beforetoggle',
    ({ target }) => {
      const late = (target as Element).querySelector('noscript') // a sheet is one
      if (late) late.outerHTML = late.textContent
    },
    true,
  )
}
