/** The visible styles of the shop's buttons, fields, links, labels and lists. Runs in the browser. */
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
  const PLACE = ['float', 'margin-top', 'margin-bottom', 'list-style-type']
  const controls = ['button', 'a', 'input', 'select', 'textarea'].map((tag) => `${tag}[class*="shyrdak-"]`)
  const inside = ['legend', 'dt', 'h1', 'h2', 'h3', 'a', 'ul', 'hr'].map(
    (tag) => `[class^="shyrdak-"]:not(.shyrdak-root) ${tag}`,
  )
  return [...document.querySelectorAll([...controls, ...inside].join())].flatMap((element) => {
    const style = getComputedStyle(element)
    // Radio inputs are hidden below their visible replacement.
    if (style.opacity === '0') return []
    const text = element.textContent.trim()
    const hasText = text !== '' || element.matches('input, select, textarea')
    const hasBorder = style.borderTopWidth !== '0px'
    const around = element.matches(inside.join()) ? PLACE : []
    const seen = [...BOX, ...(hasBorder ? BORDER : []), ...(hasText ? TEXT : []), ...around]
    return {
      what: `${element.tagName} ${element.className} ${text.slice(0, 40)}`,
      ...Object.fromEntries(seen.map((property) => [property, style.getPropertyValue(property)])),
    }
  })
}
