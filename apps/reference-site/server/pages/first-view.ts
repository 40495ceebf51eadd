import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'

/** What a style sheet holds, as scripts/style-rules.mjs reads it. */
export type StyleNode =
  | {
      text: string
      /** The classes that each of its selectors needs. */ classes: readonly (readonly string[])[]
    }
  | { text: string; keyframes: string }
  | { at: string; rules: readonly StyleNode[] }

/** The style sheets of a build, as scripts/finish-build.mjs writes them. */
export interface StyleSheets {
  /** What each holds, by its address. */
  rules: Readonly<Record<string, readonly StyleNode[]>>
  /** The address of the sheets of a document as one file, by theirs with blanks between. */
  joined: Readonly<Record<string, string>>
}

export const NO_SHEETS: StyleSheets = { rules: {}, joined: {} }

export const readStyleSheets = async (file: string): Promise<StyleSheets> =>
  JSON.parse(await readFile(file, 'utf8')) as StyleSheets // the build wrote it

interface Prepared {
  /** In UTF-8. */
  body: Buffer
  /** The source of the inline style sheet, for `style-src`; none where the page has no style sheet. */
  styleHash?: string
}

/** A piece of a document, and what stands there instead. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Prepares documents that draw their first view without waiting for a second file: the rules of a document's own elements
 * stand in its head, and its first image is asked for from there. The whole style sheets follow behind the content as one,
 * for what people open and for the next page; a script puts them on after the first view (document-scripts/whole-sheets.ts).
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
    const hurried = hurryFirstImage(html)
    if (links.length === 0) return { body: edited(html, hurried) }
    const hrefs = links.map(([, href = '']) => href)
    const style = styleFor(classAttributesOf(html), hrefs)
    const whole = joined[hrefs.join(' ')]
    const behind = (whole === undefined ? hrefs : [whole])
      .map((href) => `<link rel="stylesheet" href="${href}" media="${UNTIL_WORN}">`)
      .join('')
    const edits = [
      ...links.map(({ 0: link, index }) => ({ start: index, end: index + link.length, text: '' })),
      insertion(head.length, `<style>${style.text}</style>`),
      insertion(html.lastIndexOf('</body>'), behind),
      ...hurried,
    ]
    return { body: edited(html, edits), styleHash: style.hash }
  }
}

/** Asked for last, and put on by whoever has no script. */
const UNTIL_WORN = '(scripting: none)'

interface InlineStyle {
  text: string
  hash: string
}

const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text })

/** The most bytes that a unit of a string takes in UTF-8. */
const WIDEST = 3
/** Where documents are put together: one as a string would be as large again, at two bytes a letter, and die at once. */
let scratch = Buffer.allocUnsafeSlow(256 * 1024)

/** A document with its edits, in UTF-8: each part is written where it goes, and copied once. */
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

/** What the elements of a document have as their classes. */
function classAttributesOf(html: string): Set<string> {
  const attributes = new Set<string>()
  // Without a match object for each of a thousand elements.
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at + CLASS.length)) {
    const start = at + CLASS.length
    attributes.add(html.slice(start, html.indexOf('"', start)))
  }
  return attributes
}

/** The rules that may apply to an element with these classes; those of a sheet keep their order. */
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

/** The first image of the content is as a rule the largest thing of the first view. */
function hurryFirstImage(html: string): Edit[] {
  const content = html.indexOf('<main')
  IMAGE.lastIndex = content
  const found = content === -1 ? null : IMAGE.exec(html)
  if (!found) return []
  const [image, srcset, sizes] = found
  const preload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`
  return [
    // The width of the view decides which file is asked for.
    insertion(html.indexOf('>', html.indexOf('<meta name="viewport"')) + 1, preload),
    {
      start: found.index,
      end: found.index + image.length,
      text: image.replace(LAZY, ' fetchpriority="high"'),
    },
  ]
}
