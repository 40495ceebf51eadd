import { declarationsOf } from './preserved-attributes.ts'
import { elementsOf } from './html-text.ts'

/** Inline styles of office programs, with the elements that replace them. */
const MARKS: readonly (readonly [property: string, value: RegExp, tag: string])[] = [
  ['font-weight', /^(bold|[6-9]00)$/, 'strong'],
  ['font-style', /^italic$/, 'em'],
  ['vertical-align', /^super$/, 'sup'],
  ['vertical-align', /^sub$/, 'sub'],
]
const NO_TEXT = new Set('STYLE SCRIPT META TITLE LINK XML TEMPLATE NOSCRIPT O:P'.split(' '))
const ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'value',
])

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

function wrapContent(element: Element, tag: string) {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** Replaces styles by marks. Google Docs wraps everything in a `b` that is not bold. */
function readMarks(root: Element) {
  for (const element of root.querySelectorAll('[style]')) {
    const style = new Map(declarationsOf(element.getAttribute('style')))
    if (element.tagName === 'B' && style.get('font-weight') === 'normal') unwrap(element)
    else if (element.tagName === 'SPAN' || element.tagName === 'FONT')
      for (const [property, value, tag] of MARKS)
        if (value.test(style.get(property) ?? '')) wrapContent(element, tag)
  }
}

/**
 * Converts Word's lists. Word writes list items as paragraphs with their level in a style and their bullet as
 * text.
 */
function readWordLists(root: Element) {
  for (const paragraph of root.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
    const sign = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const isNumbered = /^\s*[\p{L}\d]{1,4}[.)]/u.test(sign?.textContent ?? '')
    sign?.remove()
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    listFor({
      before: paragraph.previousElementSibling,
      level,
      tag: isNumbered ? 'ol' : 'ul',
      paragraph,
    }).append(item)
    paragraph.remove()
  }
}

interface Place {
  before: Element | null
  level: number
  tag: 'ol' | 'ul'
  paragraph: Element
}

/** Returns the list that a Word paragraph continues, or inserts a new one. */
function listFor({ before, level, tag, paragraph }: Place): Element {
  const make = () => paragraph.ownerDocument.createElement(tag)
  if (!before?.hasAttribute('data-word-list')) {
    const list = make()
    list.setAttribute('data-word-list', '')
    paragraph.before(list)
    return list
  }
  let list = before
  for (let depth = 1; depth < level; depth += 1) {
    const last = list.lastElementChild ?? list
    const deeper = last.querySelector(':scope > ul, :scope > ol') ?? make()
    if (!deeper.isConnected) last.append(deeper)
    list = deeper
  }
  return list
}

/** Reduces pasted HTML to what the store's texts may contain. HTML copied from this editor is unchanged. */
export function cleanPaste(html: string): string {
  const root = elementsOf(html)
  if (root.querySelector('[data-pm-slice]')) return html
  for (const element of root.querySelectorAll('*')) if (NO_TEXT.has(element.tagName)) element.remove()
  readWordLists(root)
  readMarks(root)
  for (const element of root.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!ATTRIBUTES.has(name)) element.removeAttribute(name)
  return root.innerHTML
}
