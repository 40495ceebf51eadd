import { DOMParser as DocParser, DOMSerializer, type Node as Doc } from 'prosemirror-model'
import { STYLE_AS_WRITTEN } from './preserved-attributes.ts'
import { schema } from './schema.ts'

/** Parses HTML into inert elements: scripts do not run and images are not loaded. */
export const elementsOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body

const parser = DocParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** Parses HTML into an editor document. Unknown elements are dropped; `lostFrom` detects them. */
export const readHtml = (html: string): Doc => parser.parse(elementsOf(html))

const HOLDERS = 'li, td, th, blockquote'
const LISTS = new Set(['UL', 'OL'])

/** Removes the `p` around an item's only paragraph. */
function unwrapParagraphs(root: Element) {
  for (const holder of root.querySelectorAll(HOLDERS)) {
    const [first, ...others] = holder.children
    const isAlone = others.every(({ tagName }) => LISTS.has(tagName))
    if (first?.tagName === 'P' && first.attributes.length === 0 && isAlone && holder.tagName !== 'BLOCKQUOTE')
      first.replaceWith(...first.childNodes)
  }
}

/** Moves the first rows of a table into its head when they consist of header cells. */
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

/** Serializes a document to minimal HTML; empty for an empty document. */
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
