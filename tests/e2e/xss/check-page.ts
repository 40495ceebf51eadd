/**
 * Runs in the browser: finds content in a document that a legitimate author could not have created.
 *
 * @param hasFrame whether the store's header, main and footer must be present
 */
export function checkPage(hasFrame: boolean): string[] {
  const TAGS =
    /^(p|div|section|blockquote|pre|h[2-6]|[uo]l|li|d[ltd]|fig(ure|caption)|hr|table|caption|thead|tbody|tfoot|tr|t[hd]|a|abbr|b|bd[io]|br|cite|code|del|em|i|img|ins|kbd|mark|q|s|small|span|strong|su[bp]|time|u|wbr)$/
  const ATTRIBUTES =
    /^(style|lang|dir|title|href|target|rel|src|alt|width|height|loading|start|type|reversed|value|colspan|rowspan|scope|datetime)$/
  // A card references a product's second photo, one of the store's own.
  const SECOND_PHOTO =
    /^--card-second: ?image-set\(url\("\/media\/[\w.-]+"\) 1x, url\("\/media\/[\w.-]+"\) 2x\);?$/
  const faults: string[] = []
  const tell = (what: string, element: Element) =>
    faults.push(`${what}: ${element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160)}`)

  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) tell(`a handler ${name}`, element)
      if (/^(href|src|action|formaction|poster|data|ping|background|cite|xlink:href|srcset)$/.test(name))
        if (/^\W*(javascript|vbscript|data|blob|file):/i.test(value)) tell(`an address in ${name}`, element)
      if (name === 'style' && /url\(|image-set|expression|@import/i.test(value) && !SECOND_PHOTO.test(value))
        tell('a style', element)
    }
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href'))
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes(element.protocol)) tell('a link', element)
  }
  // The store's own sheet is the only one in the head.
  const forbidden =
    'object,embed,applet,base,frame,frameset,meta[http-equiv],body style,head style ~ style,math,iframe:not(.shyrdak-video-component-film)'
  for (const element of document.querySelectorAll(forbidden)) tell('an element', element)
  for (const script of document.scripts)
    if (
      !script.src.startsWith(`${location.origin}/assets/`) &&
      !script.nonce &&
      script.type !== 'application/ld+json'
    )
      tell('a script', script)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]'))
    if (!link.href.startsWith(`${location.origin}/assets/`)) tell('a sheet', link)

  for (const element of document.querySelectorAll('.shyrdak-prose *, .shyrdak-product-tabs-text > span *')) {
    if (!TAGS.test(element.localName)) tell('in a text', element)
    for (const { name } of element.attributes) if (!ATTRIBUTES.test(name)) tell(`in a text ${name}`, element)
    const { position, zIndex } = getComputedStyle(element)
    if (position !== 'static' || zIndex !== 'auto') tell(`out of its place (${position})`, element)
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href'))
      if (element.origin !== location.origin && element.protocol.startsWith('http'))
        if (element.target !== '_blank' || !element.relList.contains('noopener')) tell('a way out', element)
    for (const event of ['mouseover', 'focus', 'click', 'pointerenter', 'animationstart', 'toggle'])
      element.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }))
  }
  if (!hasFrame) return faults
  for (const landmark of ['.site-content', 'main', 'footer.site-footer'])
    if (document.querySelectorAll(landmark).length !== 1) faults.push(`${landmark} does not stand once`)
  if (document.querySelector('main')?.closest('.site-content') === null) faults.push('main has moved')
  if (document.querySelector('.site-footer')?.parentElement !== document.body)
    faults.push('the footer has moved')
  for (const name of ['cookie', 'body', 'getElementById', 'querySelectorAll', 'defaultView'] as const)
    if ((document as unknown as Record<string, unknown>)[name] instanceof HTMLImageElement)
      // the names may be clobbered
      faults.push(`document.${name} was taken`)
  return faults
}
