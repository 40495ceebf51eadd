/** What waits in a `noscript` of a sheet becomes part of the page when the sheet is opened. */
export function fillSheets(): void {
  document.addEventListener(
    'beforetoggle',
    ({ target }) => {
      const late = target instanceof Element && target.querySelector('noscript')
      if (late) late.outerHTML = late.textContent
    },
    true,
  )
}
