import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'

/** A node of a parsed style sheet, as scripts/style-rules.mjs writes it. */
export type StyleNode =
  | {
      text: string
      /** The classes each selector requires. */ classes: readonly (readonly string[])[]
    }
  | { text: string; keyframes: string }
  | { at: string; rules: readonly StyleNode[] }

/** The style sheets of a build, as scripts/finish-build.mjs writes them. */
export interface StyleSheets {
  /** The nodes of each sheet, by its URL. */
  rules: Readonly<Record<string, readonly StyleNode[]>>
  /** The URL of one file with all sheets of a document, by their URLs joined with spaces. */
  joined: Readonly<Record<string, string>>
}

export const NO_SHEETS: StyleSheets = { rules: {}, joined: {} }

export const readStyleSheets = async (file: string): Promise<StyleSheets> =>
  JSON.parse(await readFile(file, 'utf8')) as StyleSheets // the build wrote it

interface Prepared {
  /** Encoded in UTF-8. */
  body: Buffer
  /** The hash of the inline style sheet, for `style-src`; absent when the page has no style sheet. */
  styleHash?: string
}

/** Replaces a range of the document with another text. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Prepares documents so that their first view needs no second file. The rules that match a document's
 * elements are inlined in its head, and its first image is preloaded from there. The whole style sheets
 * follow at the end of the body as one file, for elements that appear later and for the next page; a script
 * applies them after the first view (document-scripts/whole-sheets.ts).
 */
export function firstViews({ rules, joined }: StyleSheets): (html: string) => Prepared {
  // Most pages of a kind have the same classes.
  const styles = new LRUCache<string, InlineStyle>({ max: 200 })

  function styleFor(attributes: ReadonlySet<string>, hrefs: readonly string[]): InlineStyle {
    const key = JSON.stringify([hrefs.join(' '), [...attributes].join('"')])
    const known = styles.get(key)
    if (known) return known
    const text = styleOf(
      new Set([...attributes].flatMap((names) => names.split(' '))),
      hrefs.flatMap((href) => rules[href] ?? []),
    )
    const style = { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
    styles.set(key, style)
    return style
  }

  return (html) => {
    const head = html.slice(0, html.indexOf('</head>'))
    const links = [...head.matchAll(SHEET)].filter(([, href = '']) => Object.hasOwn(rules, href))
    const preloaded = preloadFirstImage(html)
    if (links.length === 0) return { body: edited(html, preloaded) }
    const hrefs = links.map(([, href = '']) => href)
    const style = styleFor(classAttributesOf(html), hrefs)
    const whole = joined[hrefs.join(' ')]
    const behind = (whole === undefined ? hrefs : [whole])
      .map((href) => `<link rel="stylesheet" href="${href}" media="${UNTIL_APPLIED}">`)
      .join('')
    const edits = [
      ...links.map(({ 0: link, index }) => ({ start: index, end: index + link.length, text: '' })),
      insertion(head.length, `<style>${style.text}</style>`),
      insertion(html.lastIndexOf('</body>'), behind),
      ...preloaded,
    ]
    return { body: edited(html, edits), styleHash: style.hash }
  }
}

/** Loads the sheets with low priority; a script applies them later. Without scripting they apply at once. */
const UNTIL_APPLIED = '(scripting: none)'

interface InlineStyle {
  text: string
  hash: string
}

const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text })

/** The most bytes that one UTF-16 code unit takes in UTF-8. */
const WIDEST = 3
/**
 * A reusable buffer to assemble documents in. A string would take two bytes per character and become garbage
 * at once.
 */
let scratch = Buffer.allocUnsafeSlow(256 * 1024)

/** Applies the edits to a document and returns it in UTF-8. Each part is written in place and copied once. */
function edited(html: string, edits: readonly Edit[]): Buffer {
  const most = WIDEST * edits.reduce((length, { text }) => length + text.length, html.length)
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most)
  let length = 0
  let from = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    length += scratch.write(html.slice(from, start), length)
    length += scratch.write(text, length)
    from = end
  }
  length += scratch.write(html.slice(from), length)
  return Buffer.copyBytesFrom(scratch, 0, length)
}

const SHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g

const CLASS = ' class="'

/** The distinct values of the class attributes in a document. */
function classAttributesOf(html: string): Set<string> {
  const attributes = new Set<string>()
  // Scans by hand: a regular expression would allocate a match object for each of a thousand elements.
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at + CLASS.length)) {
    const start = at + CLASS.length
    attributes.add(html.slice(start, html.indexOf('"', start)))
  }
  return attributes
}

/** The rules that may apply to elements with these classes, in the order of their sheets. */
function styleOf(used: ReadonlySet<string>, nodes: readonly StyleNode[]): string {
  const style = nodes.map((node) => textOf(node, used)).join('')
  const moves = nodes.flatMap((node) =>
    'keyframes' in node && style.includes(node.keyframes) ? [node.text] : [],
  )
  return style + moves.join('')
}

function textOf(node: StyleNode, used: ReadonlySet<string>): string {
  if ('at' in node) {
    const inside = node.rules.map((rule) => textOf(rule, used)).join('')
    return inside && `${node.at}{${inside}}`
  }
  if (!('classes' in node)) return ''
  return node.classes.some((names) => names.every((name) => used.has(name))) ? node.text : ''
}

const IMAGE = /<source type="image\/avif" srcset="([^"]*)" sizes="([^"]*)"\/?>(?:<source[^>]*>)*<img[^>]*>/gi
const LAZY = ' loading="lazy" decoding="async"'

/** Preloads the first image of the content, which is usually the largest element of the first view. */
function preloadFirstImage(html: string): Edit[] {
  const content = html.indexOf('<main')
  IMAGE.lastIndex = content
  const found = content === -1 ? null : IMAGE.exec(html)
  if (!found) return []
  const [image, srcset, sizes] = found
  const preload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`
  return [
    // Inserted after the viewport meta tag, because the viewport's width decides which file is loaded.
    insertion(html.indexOf('>', html.indexOf('<meta name="viewport"')) + 1, preload),
    {
      start: found.index,
      end: found.index + image.length,
      text: image.replace(LAZY, ' fetchpriority="high"'),
    },
  ]
}
