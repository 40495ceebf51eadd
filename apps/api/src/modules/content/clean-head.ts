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
/** What the site says itself, and what would change how the page behaves. */
const ALLOWED_METAS = new Set(['viewport', 'referrer', 'color-scheme', 'robots', 'description'])

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Attributes = Readonly<Record<string, string>>

function tag(name: string, attributes: Attributes, allowed: readonly string[]): string {
  const found = allowed.filter((attribute) => attributes[attribute] !== undefined)
  return `<${[name, ...found.map((attribute) => `${attribute}="${escape(attributes[attribute] ?? '')}"`)].join(' ')}>`
}

function meta(attributes: Attributes): string {
  const name = (attributes['name'] ?? '').trim().toLowerCase()
  const isNamed = name !== '' || attributes['property'] !== undefined || attributes['itemprop'] !== undefined
  if (!isNamed || attributes['content'] === undefined || ALLOWED_METAS.has(name)) return ''
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

function script(attributes: Attributes, text: string, hosts: readonly string[]): string {
  const source = attributes['src']?.trim()
  if (source !== undefined) {
    const url = URL.canParse(source) ? new URL(source) : undefined
    if (url?.protocol !== 'https:' || !hosts.includes(url.host)) return ''
    return `${tag('script', { ...attributes, src: url.href }, ['src', 'async', 'defer', 'crossorigin', 'integrity'])}</script>`
  }
  if (attributes['type']?.trim().toLowerCase() !== 'application/ld+json') return ''
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

/**
 * What of a piece of HTML may stand in the head of every page: `meta`, harmless `link`s, JSON-LD, and scripts from
 * these hosts over https. Everything else is left out; what stays is rewritten.
 */
export function cleanHead(html: string, scriptHosts: readonly string[]): string {
  const clean: string[] = []
  let open: { attributes: Attributes; text: string } | undefined
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'meta') clean.push(meta(attributes))
      if (name === 'link') clean.push(link(attributes, scriptHosts))
      if (name === 'script') open = { attributes, text: '' }
    },
    ontext: (text) => {
      if (open) open.text += text
    },
    onclosetag: (name) => {
      if (name !== 'script' || !open) return
      clean.push(script(open.attributes, open.text, scriptHosts))
      open = undefined
    },
  })
  parser.end(html)
  return clean.filter(Boolean).join('\n')
}
