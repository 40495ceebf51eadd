import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** What a style sheet holds, as scripts/style-rules.mjs writes it. */
export type StyleNode =
  | {
      text: string
      /** The classes that each of its selectors needs. */ classes: readonly (readonly string[])[]
    }
  | { text: string; keyframes: string }
  | { at: string; rules: readonly StyleNode[] }

/** Style sheets by their address. */
export type StyleSheets = Readonly<Record<string, readonly StyleNode[]>>

export const readStyleSheets = async (file: string): Promise<StyleSheets> =>
  JSON.parse(await readFile(file, 'utf8')) as StyleSheets // the build wrote it

interface Prepared {
  html: string
  /** The source of the inline style sheet, for `style-src`; none where the page has no style sheet. */
  styleHash?: string
}

/**
 * Makes a document draw its first view without waiting for a second file: the rules of its own elements stand in the
 * head, and its first image is asked for from there. The whole style sheets follow behind the content, for what people
 * open and for the next page.
 */
export function prepareFirstView(html: string, sheets: StyleSheets): Prepared {
  const withImage = hurryFirstImage(html)
  const links = [...withImage.matchAll(SHEET)].filter(([, href = '']) => Object.hasOwn(sheets, href))
  if (links.length === 0) return { html: withImage }
  const style = styleOf(
    withImage,
    links.flatMap(([, href = '']) => sheets[href] ?? []),
  )
  const rest = links.reduce((text, [link]) => text.replace(link, ''), withImage)
  const head = rest.indexOf('</head>')
  const end = rest.lastIndexOf('</body>')
  const behind = links.map(([link]) => link.replace('<link', '<link fetchpriority="low"')).join('')
  return {
    html: `${rest.slice(0, head)}<style>${style}</style>${rest.slice(head, end)}${behind}${rest.slice(end)}`,
    styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  }
}

const SHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g

/** The rules that may apply to an element with these classes; those of a sheet keep their order. */
function styleOf(html: string, nodes: readonly StyleNode[]): string {
  const used = new Set<string>()
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) used.add(name)
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

const IMAGE = /<source type="image\/avif" srcset="([^"]*)" sizes="([^"]*)"\/?>(?:<source[^>]*>)*<img[^>]*>/i
const LAZY = ' loading="lazy" decoding="async"'

/** The first image of the content is as a rule the largest thing of the first view. */
function hurryFirstImage(html: string): string {
  const content = html.indexOf('<main')
  const found = IMAGE.exec(html.slice(content))
  if (content === -1 || !found) return html
  const [image, srcset, sizes] = found
  const hurried = image.replace(LAZY, ' fetchpriority="high"')
  const preload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`
  // The width of the view decides which file is asked for.
  const start = html.indexOf('>', html.indexOf('<meta name="viewport"')) + 1
  const place = content + found.index
  return (
    html.slice(0, start) + preload + html.slice(start, place) + hurried + html.slice(place + image.length)
  )
}
