const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether a link may stand in a page: a path or place of the store, a web address, a mail or telephone link. */
export const isSafeHref = (href: string): boolean =>
  !CONTROL.test(href) && /^(?:\/(?![/\\])|#|\?|https?:\/\/[^/\\]|mailto:|tel:)/i.test(href)

/** Whether a picture or film may be loaded: from the API's host only. Source: spec §7, last line. */
export const isSafeSource = (source: string): boolean => /^\/media\/[a-z0-9][a-z0-9._-]*$/.test(source)

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
])

/**
 * The number of a film on YouTube when an address is one of YouTube's own, else null. A source that only contains
 * the word 'youtube' elsewhere is not embedded.
 */
export function youtubeId(source: string): string | null {
  if (!URL.canParse(source)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(source)
  if (protocol !== 'https:' || !YOUTUBE_HOSTS.has(hostname)) return null
  const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? ''
  return /^[A-Za-z0-9_-]{11}$/.test(id) ? id : null
}

/** What the style of a block may set; nothing that leaves its place or loads anything. */
export const STYLE_PROPERTIES = [
  'alignItems',
  'alignSelf',
  'aspectRatio',
  'background',
  'backgroundColor',
  'border',
  'borderColor',
  'borderRadius',
  'color',
  'columnGap',
  'flexBasis',
  'flexGrow',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'gap',
  'height',
  'justifyContent',
  'justifySelf',
  'letterSpacing',
  'lineHeight',
  'margin',
  'marginBottom',
  'marginLeft',
  'marginRight',
  'marginTop',
  'maxHeight',
  'maxWidth',
  'minHeight',
  'minWidth',
  'opacity',
  'padding',
  'paddingBottom',
  'paddingLeft',
  'paddingRight',
  'paddingTop',
  'rowGap',
  'textAlign',
  'textTransform',
  'width',
] as const
export type StyleProperty = (typeof STYLE_PROPERTIES)[number]

const PROPERTIES: ReadonlySet<string> = new Set(STYLE_PROPERTIES)
export const isStyleProperty = (name: string): name is StyleProperty => PROPERTIES.has(name)

/** Plain values only: words, numbers, units, colours, and the functions that compute them. */
export const isSafeStyleValue = (value: string): boolean =>
  /^[\w\s#%.,()+*/-]{1,120}$/.test(value) &&
  !/\/\*|(?:url|image|image-set|expression|attr|env|element)\s*\(/i.test(value)
