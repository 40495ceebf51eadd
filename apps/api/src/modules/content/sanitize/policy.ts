import { isSafeHref, isSafeSource, TEXT_STYLES } from '@shyrdak/sdk/page-safety'
import type { IOptions, Tag } from 'sanitize-html'

const BLOCKS =
  'p div section blockquote pre h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption hr table caption thead tbody tfoot tr th td'
const INLINE =
  'a abbr b bdi bdo br cite code del em i img ins kbd mark q s small span strong sub sup time u wbr'

const isOutside = (href: string) => /^https?:/i.test(href)

/** External links open in a new tab, without a referrer or access to the opener. */
function link(tagName: string, { href, title, lang, dir, style }: Tag['attribs']): Tag {
  const common = { title, lang, dir, style }
  if (href === undefined || !isSafeHref(href.trim())) return { tagName, attribs: present(common) }
  const address = href.trim()
  const beside = isOutside(address)
    ? { target: '_blank', rel: 'noopener noreferrer nofollow' }
    : { target: undefined, rel: undefined }
  return { tagName, attribs: present({ href: address, ...beside, ...common }) }
}

/** Images are loaded from the API's host only, like everything on a page. Source: spec §7, files. */
function image(tagName: string, { src, alt, title, width, height, style }: Tag['attribs']): Tag {
  const size = { width: number(width), height: number(height) }
  const source = src !== undefined && isSafeSource(src.trim()) ? src.trim() : undefined
  return {
    tagName,
    attribs: present({ src: source, alt: alt ?? '', title, ...size, loading: 'lazy', style }),
  }
}

const number = (value: string | undefined) => (/^\d{1,4}$/.test(value ?? '') ? value : undefined)

const present = (attributes: Record<string, string | undefined>): Tag['attribs'] =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Tag['attribs'] // undefined was left out

/**
 * The policy for all HTML that is stored and shown: formatted text, lists, tables, links, images of the
 * store.
 */
export const POLICY: IOptions = {
  allowedTags: `${BLOCKS} ${INLINE}`.split(' '),
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
    'svg',
    'math',
    'object',
    'select',
  ],
  allowedAttributes: {
    '*': ['style', 'lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
  },
  allowedStyles: {
    '*': Object.fromEntries(Object.entries(TEXT_STYLES).map(([name, values]) => [name, [...values]])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  allowVulnerableTags: false,
  enforceHtmlBoundary: false,
  parseStyleAttributes: true,
  nestingLimit: 60,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  transformTags: { a: link, img: image, h1: 'h2' },
}
