/** How the buttons, fields and links of the shop look on a page, as far as it is seen. Runs in the browser. */
export function paintOf(): { readonly what: string; readonly [property: string]: string }[] {
  const BOX = [
    'background-color',
    'border-top-left-radius',
    'padding-left',
    'padding-top',
    'border-top-width',
  ]
  const BORDER = ['border-top-color', 'border-top-style']
  const TEXT = ['color', 'font-family', 'font-size', 'font-weight', 'text-decoration-line']
  const controls = ['button', 'a', 'input', 'select', 'textarea'].map((tag) => `${tag}[class*="shyrdak-"]`)
  return [...document.querySelectorAll(controls.join())].flatMap((element) => {
    const style = getComputedStyle(element)
    // Radio buttons lie under what is drawn for them.
    if (style.opacity === '0') return []
    const text = element.textContent.trim()
    const hasText = text !== '' || element.matches('input, select, textarea')
    const hasBorder = style.borderTopWidth !== '0px'
    const seen = [...BOX, ...(hasBorder ? BORDER : []), ...(hasText ? TEXT : [])]
    return {
      what: `${element.tagName} ${element.className} ${text.slice(0, 40)}`,
      ...Object.fromEntries(seen.map((property) => [property, style.getPropertyValue(property)])),
    }
  })
}
