import { elementsOf, readHtml, writeHtml } from './html-text.ts'
import { declarationsOf, styleOf } from './preserved-attributes.ts'

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION COL COLGROUP DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR IFRAME LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL VIDEO'.split(
    ' ',
  ),
)
/** Elements that may contain lines without a paragraph. */
const HOLDERS = new Set(['BODY', 'BLOCKQUOTE', 'LI', 'TD', 'TH'])
const WITHOUT_TEXT = new Set(['BR', 'IMG', 'WBR'])
/** Elements with the same meaning. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2' }
/** Attributes that the API sets itself. */
const COMPUTED = new Set(['a target', 'a rel', 'img loading'])
/** Attributes with a default value. */
const ASSUMED = new Set(['colspan=1', 'rowspan=1', 'alt=', 'style='])

const isBlock = (node: ChildNode): node is HTMLElement =>
  node instanceof HTMLElement && BLOCKS.has(node.tagName)

/** An element's name and attributes, in a canonical order. */
function tagOf(element: HTMLElement): string {
  const name = element.tagName.toLowerCase()
  const attributes = [...element.attributes]
    .filter((one) => !COMPUTED.has(`${name} ${one.name}`))
    .map(
      (one) => `${one.name}=${one.name === 'style' ? styleOf(declarationsOf(one.value)) : one.value.trim()}`,
    )
    .filter((one) => !ASSUMED.has(one))
  return `<${[SAME[name] ?? name, ...attributes.toSorted()].join(' ')}>`
}

/** A part of a line with the same marks. The nesting order of marks does not matter. */
interface Run {
  readonly marks: readonly string[]
  readonly text: string
}

function runsOf(node: ChildNode, marks: readonly string[]): Run[] {
  if (node instanceof Text) return [{ marks, text: node.data.replaceAll(/[ \t\n\r\f]+/g, ' ') }]
  if (!(node instanceof HTMLElement)) return []
  const tag = tagOf(node)
  if (WITHOUT_TEXT.has(node.tagName)) return [{ marks, text: tag }]
  const within = tag === '<span>' || marks.includes(tag) ? marks : [...marks, tag].toSorted()
  return [...node.childNodes].flatMap((child) => runsOf(child, within))
}

/** A line in normalized form: trimmed, with single spaces. */
function lineOf(runs: readonly Run[]): string {
  let line = ''
  let marksBefore = ''
  let isAfterSpace = true
  for (const run of runs) {
    const text: string = isAfterSpace && run.text.startsWith(' ') ? run.text.slice(1) : run.text
    if (text === '') continue
    const marks = run.marks.join('')
    line += marks === marksBefore ? text : `{${marks}}${text}`
    marksBefore = marks
    isAfterSpace = text.endsWith(' ') || text === '<br>'
  }
  return line.trimEnd()
}

/** The meaning of a text as a list of parts, for comparison. */
function partsOf(parent: HTMLElement): string[] {
  const parts: string[] = []
  let runs: Run[] = []
  const endLine = () => {
    const line = lineOf(runs)
    runs = []
    if (line !== '') parts.push(...(HOLDERS.has(parent.tagName) ? ['<p>', line, '</>'] : [line]))
  }
  for (const child of parent.childNodes) {
    if (!isBlock(child)) runs.push(...runsOf(child, []))
    else {
      endLine()
      parts.push(tagOf(child), ...partsOf(child), '</>')
    }
  }
  endLine()
  return parts
}

function meaningOf(root: HTMLElement): string {
  const parts = partsOf(root)
  // Ignores empty lines at the end.
  while (parts.at(-2) === '<p>') parts.splice(-2)
  return parts.join('\n')
}

const namesIn = (root: HTMLElement) =>
  new Set([...root.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()))

/**
 * Returns the names of the elements that a text would lose when edited as text; an empty list when it would
 * lose something else, such as an attribute or the order of elements; null when it would lose nothing.
 */
export function lostFrom(html: string): readonly string[] | null {
  const before = elementsOf(html)
  const after = elementsOf(writeHtml(readHtml(html)))
  if (meaningOf(before) === meaningOf(after)) return null
  const left = namesIn(after)
  // An empty paragraph that was removed is not a loss.
  return [...namesIn(before)].filter((name) => name !== 'p' && !left.has(SAME[name] ?? name))
}
