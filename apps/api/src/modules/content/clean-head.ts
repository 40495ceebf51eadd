import { Parser } from 'htmlparser2'

const LINKS = new Set(
  'icon shortcut apple-touch-icon mask-icon manifest preconnect dns-prefetch author license me search'.split(
    ' ',
  ),
)
/** Link types that a browser acts on by itself; of these, the ones that only open a connection. */
const ASKING = new Set('icon shortcut apple-touch-icon mask-icon manifest preconnect dns-prefetch'.split(' '))
const GREETING = new Set(['preconnect', 'dns-prefetch'])
const LINK_ATTRIBUTES = ['rel', 'href', 'type', 'sizes', 'media', 'title', 'crossorigin', 'color']
const META_ATTRIBUTES = ['name', 'property', 'itemprop', 'content', 'media']
const SCRIPT_ATTRIBUTES = ['src', 'async', 'defer', 'crossorigin', 'integrity']
/** Attributes that can be dropped without changing what the element does. */
const IDLE = new Set(['id', 'class', 'charset', 'language'])
/** Metas that the site sets itself or that would change how the page behaves. */
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

/**
 * Whether a link is allowed. What a browser loads by itself must be on the store, or only connect to an
 * allowed script host.
 */
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
    // Serialized again and escaped, so that no text in it can close the element.
    const json = JSON.stringify(JSON.parse(text)).replace(
      /[<>&]/g,
      (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
    )
    return `<script type="application/ld+json">${json}</script>`
  } catch {
    return ''
  }
}

/** The attributes that identify an element among others of its name. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  meta: ['http-equiv', 'charset', 'name', 'property', 'itemprop'],
  link: ['rel'],
  script: ['src', 'type'],
}
const NAME_LENGTH = 80

const shortened = (text: string) => (text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH)}…` : text)

/** A readable name of an element for error messages: `<link rel="stylesheet">`. */
function nameOf(name: string, attributes: Attributes): string {
  const telling = TELLING[name]?.find((attribute) => attributes[attribute] !== undefined)
  return telling ? `<${name} ${telling}="${shortened(attributes[telling] ?? '')}">` : `<${name}>`
}

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  meta: META_ATTRIBUTES,
  link: LINK_ATTRIBUTES,
  script: SCRIPT_ATTRIBUTES,
}

/** Names the attributes that an accepted element would lose and that matter. */
function lostAttributes(name: string, attributes: Attributes): string[] {
  const isInline = name === 'script' && attributes['src'] === undefined
  const isClassic = /^(text|application)\/javascript$/i.test(attributes['type'] ?? '')
  return Object.keys(attributes)
    .filter((one) => !ALLOWED[name]?.includes(one) && !IDLE.has(one))
    .filter((one) => !(name === 'script' && one === 'type' && (isInline || isClassic)))
    .map((one) => `<${name} ${one}>`)
}

interface HeadElement {
  /** The readable name. */
  name: string
  html: string
}

export interface SortedHead {
  /** The accepted HTML, serialized again. */
  clean: string
  /** The accepted elements one by one. */
  elements: HeadElement[]
  /** The readable names of what is rejected, without duplicates. */
  leftOut: string[]
  /** The name of a JSON-LD script with invalid JSON. */
  brokenData?: string
  /** The name of an unclosed tag, which swallows the HTML after it. */
  unclosed?: string
}

/**
 * Splits HTML into what may be in the head of every page and what may not. Accepted are `meta`, harmless
 * `link`s, JSON-LD, and https scripts from the given hosts.
 */
export function sortHead(html: string, scriptHosts: readonly string[]): SortedHead {
  const elements: HeadElement[] = []
  const leftOut = new Set<string>()
  let brokenData: string | undefined
  let unclosed: string | undefined
  /** The name of a tag that is still being parsed. */
  let begun: string | undefined
  let open: { attributes: Attributes; text: string } | undefined
  /** The nesting depth of rejected elements. */
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

/** Returns only the accepted HTML. */
export const cleanHead = (html: string, scriptHosts: readonly string[]): string =>
  sortHead(html, scriptHosts).clean
