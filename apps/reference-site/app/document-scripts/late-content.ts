/** When a popup opens, moves the content of its `<noscript>` into the page. */
export function fillSheets(): void {
  document.addEventListener(
    'beforetoggle',
    ({ target }) => {
      const late = (target as Element).querySelector('noscript') // only elements fire it
      if (late) late.outerHTML = late.textContent
    },
    true,
  )
}
