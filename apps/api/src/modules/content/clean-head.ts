import { Parser } from 'htmlparser2'

const LINKS = new Set(
  'icon shortcut apple-touch-icon mask-icon manifest preconnect dns-prefetch author license me search'.split(
    ' ',
  ),
)
/** Links that a browser follows without being asked; of these, those that only greet a host. */
const ASKING = new Set('icon shortcut apple-touch-icon mask-icon manifest preconnect dns-prefetch'.split(' '))
const GREETING = new Set(['preconnect', 'dns-prefetch'])
const LINK_ATTRIBUTES = ['rel', 'href', 'type', 'sizes', 'media', 'title', 'crossorigin', 'color']
const META_ATTRIBUTES = ['name', 'property', 'itemprop', 'content', 'media']
const SCRIPT_ATTRIBUTES = ['src', 'async', 'defer', 'crossorigin', 'integrity']
/** Attributes without which an element does the same. */
const IDLE = new Set(['id', 'class', 'charset', 'language'])
/** What the site says itself, and what would change how the page behaves. */
const OWN_METAS = new Set(['viewport', 'referrer', 'color-scheme', 'robots', 'description'])

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Attributes = Readonly<Record<string, string>>

function tag(name: string, attributes: Attributes, allowed: readonly string[]): string {
  const found = allowed.filter((attribute) => attributes[attribute] !== undefined)
  return `<${[name, ...found.map((attribute) => `${attribute}="${escape(attributes[attribute] ?? '')}"`)].join(' ')}>`
}

function meta(attributes: Attributes): string {
  const name = (attributes['name'] ?? '').trim().toLowerCase()
  const isNamed = name !== '' || attributes['property'] !== undefined || attributes['itemprop'] !== undefined
  if (!isNamed || attributes['content'] === undefined || OWN_METAS.has(name)) return ''
  return tag('meta', attributes, META_ATTRIBUTES)
}

const isSafeAddress = (address: string) => {
  const trimmed = address.trim()
  return /^\/(?![/\\])/.test(trimmed) || (URL.canParse(trimmed) && new URL(trimmed).protocol === 'https:')
}

/** What a browser would ask for by itself comes from the store, or from hosts whose scripts may run anyway. */
function mayBeAsked(rel: string, address: string, hosts: readonly string[]): boolean {
  if (!ASKING.has(rel)) return isSafeAddress(address)
  if (/^\/(?![/\\])/.test(address.trim())) return true
  return GREETING.has(rel) && URL.canParse(address) && hosts.includes(new URL(address).host)
}

function link(attributes: Attributes, hosts: readonly string[]): string {
  const rels = (attributes['rel'] ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const address = attributes['href'] ?? ''
  if (rels.length === 0 || !isSafeAddress(address)) return ''
  if (!rels.every((rel) => LINKS.has(rel) && mayBeAsked(rel, address, hosts))) return ''
  return tag('link', attributes, LINK_ATTRIBUTES)
}

const isData = (attributes: Attributes) =>
  attributes['src'] === undefined && attributes['type']?.trim().toLowerCase() === 'application/ld+json'

function script(attributes: Attributes, text: string, hosts: readonly string[]): string {
  const source = attributes['src']?.trim()
  if (source !== undefined) {
    const url = URL.canParse(source) ? new URL(source) : undefined
    if (url?.protocol !== 'https:' || !hosts.includes(url.host)) return ''
    return `${tag('script', { ...attributes, src: url.href }, SCRIPT_ATTRIBUTES)}</script>`
  }
  if (!isData(attributes)) return ''
  try {
    // Rewritten, so that no text in it can end the element.
    const json = JSON.stringify(JSON.parse(text)).replace(
      /[<>&]/g,
      (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
    )
    return `<script type="application/ld+json">${json}</script>`
  } catch {
    return ''
  }
}

/** By which attribute an element is told from others of its name. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  meta: ['http-equiv', 'charset', 'name', 'property', 'itemprop'],
  link: ['rel'],
  script: ['src', 'type'],
}
const NAME_LENGTH = 80

const shortened = (text: string) => (text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH)}…` : text)

/** An element as whoever wrote it knows it again: `<link rel="stylesheet">`. */
function nameOf(name: string, attributes: Attributes): string {
  const telling = TELLING[name]?.find((attribute) => attributes[attribute] !== undefined)
  return telling ? `<${name} ${telling}="${shortened(attributes[telling] ?? '')}">` : `<${name}>`
}

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  meta: META_ATTRIBUTES,
  link: LINK_ATTRIBUTES,
  script: SCRIPT_ATTRIBUTES,
}

/** The attributes that an element which stays would lose, and with them what it does. */
function lostAttributes(name: string, attributes: Attributes): string[] {
  const isInline = name === 'script' && attributes['src'] === undefined
  const isClassic = /^(text|application)\/javascript$/i.test(attributes['type'] ?? '')
  return Object.keys(attributes)
    .filter((one) => !ALLOWED[name]?.includes(one) && !IDLE.has(one))
    .filter((one) => !(name === 'script' && one === 'type' && (isInline || isClassic)))
    .map((one) => `<${name} ${one}>`)
}

interface HeadElement {
  /** As whoever wrote it knows it again. */
  name: string
  html: string
}

export interface SortedHead {
  /** What may stand in the head, rewritten. */
  clean: string
  /** The same, element by element. */
  elements: HeadElement[]
  /** What may not, by its names, each once. */
  leftOut: string[]
  /** Structured data whose JSON cannot be read. */
  brokenData?: string
  /** A tag that is begun and not ended, and takes with it what is written behind it. */
  unclosed?: string
}

/**
 * What of a piece of HTML may stand in the head of every page: `meta`, harmless `link`s, JSON-LD, and scripts from
 * these hosts over https. Everything else is left out.
 */
export function sortHead(html: string, scriptHosts: readonly string[]): SortedHead {
  const elements: HeadElement[] = []
  const leftOut = new Set<string>()
  let brokenData: string | undefined
  let unclosed: string | undefined
  /** The tag whose end has not been read. */
  let begun: string | undefined
  let open: { attributes: Attributes; text: string } | undefined
  /** How many elements that may not stand there are open. */
  let depth = 0
  function put(name: string, attributes: Attributes, written: string) {
    if (written !== '') elements.push({ name: nameOf(name, attributes), html: written })
    for (const lost of written === '' ? [nameOf(name, attributes)] : lostAttributes(name, attributes))
      leftOut.add(lost)
  }
  const parser = new Parser({
    onopentagname: (name) => {
      begun = name
    },
    onopentag: (name, attributes) => {
      begun = undefined
      if (name === 'meta') put(name, attributes, meta(attributes))
      else if (name === 'link') put(name, attributes, link(attributes, scriptHosts))
      else if (name === 'script') open = { attributes, text: '' }
      else {
        if (depth === 0) leftOut.add(`<${name}>`)
        depth += 1
      }
    },
    ontext: (text) => {
      if (open) open.text += text
      else if (depth === 0 && text.trim() !== '') leftOut.add(shortened(text.trim()))
    },
    onclosetag: (name, isImplied) => {
      if (name !== 'meta' && name !== 'link' && name !== 'script') depth = Math.max(depth - 1, 0)
      if (name !== 'script' || !open) return
      const written = script(open.attributes, open.text, scriptHosts)
      if (isImplied) unclosed = nameOf(name, open.attributes)
      else if (written === '' && isData(open.attributes)) brokenData = nameOf(name, open.attributes)
      else put(name, open.attributes, written)
      open = undefined
    },
  })
  parser.end(html)
  if (begun !== undefined) unclosed = `<${begun}>`
  return {
    clean: elements.map(({ html: written }) => written).join('\n'),
    elements,
    leftOut: [...leftOut],
    ...(brokenData !== undefined && { brokenData }),
    ...(unclosed !== undefined && { unclosed }),
  }
}

/** What of it may stand there. */
export const cleanHead = (html: string, scriptHosts: readonly string[]): string =>
  sortHead(html, scriptHosts).clean
