const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether a link is allowed in a page: a path, query or anchor, a web address, `mailto:` or `tel:`. */
export const isSafeHref = (href: string): boolean =>
  !CONTROL.test(href) && /^(?:\/(?![/\\])|#|\?|https?:\/\/[^/\\]|mailto:|tel:)/i.test(href)

/** Whether an image or video source is a path on the API's host. Source: spec §7, files. */
export const isSafeSource = (source: string): boolean => /^\/media\/[a-z0-9][a-z0-9._-]*$/.test(source)

/** Whether a source is a film on the API's host, in an accepted format. */
export const isFilmPath = (source: string): boolean => isSafeSource(source) && /\.(mp4|webm)$/.test(source)

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
])

/**
 * Returns the ID of a YouTube video, or null. The host has to be YouTube's: a source that only contains 'youtube' is
 * not embedded, although spec §2 (VideoComponent) mentions just that, because it could be any site.
 */
export function youtubeId(source: string): string | null {
  if (!URL.canParse(source)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(source)
  // Only the ID is used, and the embedded URL is always https.
  if (!/^https?:$/.test(protocol) || !YOUTUBE_HOSTS.has(hostname)) return null
  const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? ''
  return /^[A-Za-z0-9_-]{11}$/.test(id) ? id : null
}

/** Whether pages can show a video: a film of the store or of YouTube. Source: spec §2, VideoComponent. */
export const isShownFilm = (source: string): boolean =>
  source.length <= 300 && (isFilmPath(source) || youtubeId(source) !== null)

/** CSS properties that a block may set. None of them moves it out of the page flow or loads anything. */
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

/** Whether a style value is plain: keywords, numbers, units, colours and math functions. */
export const isSafeStyleValue = (value: string): boolean =>
  /^[\w\s#%.,()+*/-]{1,120}$/.test(value) &&
  !/\/\*|(?:url|image|image-set|expression|attr|env|element)\s*\(/i.test(value)

const TEXT_COLOR =
  /^(#[0-9a-f]{3,8}|[a-z]{3,24}|(rgb|hsl)a?\(\s*[\d.]+(deg|%)?(\s*[,/ ]\s*[\d.]+%?){2,3}\s*\))$/i
const TEXT_LENGTH = /^\d{1,4}(\.\d{1,3})?(px|em|rem|%)?$/

/**
 * The values allowed in a `style` of HTML in a page, by property: only the look of text. Nothing that moves
 * an element out of place, covers the page or loads anything.
 */
export const TEXT_STYLES: Readonly<Record<string, readonly RegExp[]>> = {
  color: [TEXT_COLOR],
  'background-color': [TEXT_COLOR],
  'text-align': [/^(left|right|center|justify|start|end)$/],
  'text-decoration': [/^(none|underline|line-through)$/],
  'font-style': [/^(normal|italic)$/],
  'font-weight': [/^(normal|bold|[1-9]00)$/],
  'font-size': [/^([1-9]|[1-6]\d|7[0-2])(\.\d{1,3})?px$/, /^[0-4](\.\d{1,3})?r?em$/, /^[1-3]?\d{2}%$/],
  width: [TEXT_LENGTH],
  'max-width': [TEXT_LENGTH],
  'list-style-type': [/^(none|disc|circle|square|decimal|lower-alpha|lower-roman|upper-roman)$/],
}
