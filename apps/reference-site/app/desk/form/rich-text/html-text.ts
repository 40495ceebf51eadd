import { DOMParser as DocParser, DOMSerializer, type Node as Doc } from 'prosemirror-model'
import { STYLE_AS_WRITTEN } from './preserved-attributes.ts'
import { schema } from './schema.ts'

/** HTML as elements that do nothing: no script of it runs, and no image is asked for. */
export const elementsOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body

const parser = DocParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** A text as the editor has it. What it does not know is left out; `lostFrom` says whether there is any. */
export const readHtml = (html: string): Doc => parser.parse(elementsOf(html))

const HOLDERS = 'li, td, th, blockquote'
const LISTS = new Set(['UL', 'OL'])

/** The one paragraph of an item needs no element of its own. */
function unwrapParagraphs(root: Element) {
  for (const holder of root.querySelectorAll(HOLDERS)) {
    const [first, ...others] = holder.children
    const isAlone = others.every(({ tagName }) => LISTS.has(tagName))
    if (first?.tagName === 'P' && first.attributes.length === 0 && isAlone && holder.tagName !== 'BLOCKQUOTE')
      first.replaceWith(...first.childNodes)
  }
}

/** The first rows of a table are its head if they consist of titles. */
function putTableHeads(root: Element) {
  for (const body of root.querySelectorAll('table > tbody')) {
    const rows = [...body.children]
    const end = rows.findIndex((row) => [...row.children].some(({ tagName }) => tagName !== 'TH'))
    const titles = rows.slice(0, end === -1 ? 0 : end)
    if (titles.length === 0) continue
    const head = body.ownerDocument.createElement('thead')
    head.append(...titles)
    body.before(head)
  }
}

const isEmptyParagraph = (element: Element | null): element is Element =>
  element?.tagName === 'P' && element.childNodes.length === 0

/** The HTML of a text, as short as it can be said; nothing for a text without anything. */
export function writeHtml(doc: Doc): string {
  const root = document.implementation.createHTMLDocument().body
  serializer.serializeFragment(doc.content, { document: root.ownerDocument }, root)
  while (isEmptyParagraph(root.lastElementChild)) root.lastElementChild.remove()
  for (const element of root.querySelectorAll(`[${STYLE_AS_WRITTEN}]`)) {
    element.setAttribute('style', element.getAttribute(STYLE_AS_WRITTEN) ?? '')
    element.removeAttribute(STYLE_AS_WRITTEN)
  }
  unwrapParagraphs(root)
  putTableHeads(root)
  return root.innerHTML
}
