import { isSafeHref, isSafeSource } from '@shyrdak/sdk/page-safety'
import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { attributes, readAttributes, shownAttributes } from './preserved-attributes.ts'

/** A block node rendered as one element. */
const block = (tag: string, spec: NodeSpec, ...own: string[]): NodeSpec => ({
  ...spec,
  group: spec.group ?? 'flow block',
  attrs: attributes(...own),
  parseDOM: [{ tag, getAttrs: readAttributes(...own) }],
  toDOM: ({ attrs }) => [tag, shownAttributes(attrs), 0],
})

const heading: NodeSpec = {
  content: 'inline*',
  group: 'flow block',
  defining: true,
  attrs: { ...attributes(), level: { default: 2 } },
  // The page has its own h1, so an h1 becomes an h2, the same as when it is saved.
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    getAttrs: (element: HTMLElement) => ({ ...readAttributes()(element), level: Math.max(level, 2) }),
  })),
  toDOM: ({ attrs: { level, ...attrs } }) => [`h${level}`, shownAttributes(attrs), 0],
}

/** An image; only images of the store are accepted. */
const image: NodeSpec = {
  inline: true,
  group: 'inline',
  draggable: true,
  attrs: attributes('src', 'alt', 'width', 'height'),
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (element) =>
        isSafeSource(element.getAttribute('src') ?? '') &&
        readAttributes('src', 'alt', 'width', 'height')(element),
    },
  ],
  toDOM: ({ attrs }) => ['img', shownAttributes({ ...attrs, alt: attrs['alt'] ?? '' })],
}

const cells = tableNodes({
  tableGroup: 'block',
  cellContent: 'flow+',
  cellAttributes: Object.fromEntries(
    Object.keys(attributes('scope')).map((name) => [
      name,
      {
        default: null,
        getFromDOM: (cell: HTMLElement): unknown => readAttributes('scope')(cell)[name],
        setDOMAttr: (value: unknown, attrs: Record<string, unknown>) =>
          Object.assign(attrs, shownAttributes(name === 'style' ? { style: value } : { [name]: value })),
      },
    ]),
  ),
})

/** An inline mark rendered as one element. */
const inline = (tags: readonly [tag: string, ...same: string[]], spec: MarkSpec = {}): MarkSpec => ({
  ...spec,
  attrs: attributes(),
  parseDOM: tags.map((tag) => ({ tag, getAttrs: readAttributes() })),
  toDOM: ({ attrs }) => [tags[0], shownAttributes(attrs), 0],
})

const link: MarkSpec = {
  // Text typed at the end of a link is not part of it.
  inclusive: false,
  attrs: attributes('href'),
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) =>
        isSafeHref(element.getAttribute('href')?.trim() ?? '') && readAttributes('href')(element),
    },
  ],
  toDOM: ({ attrs }) => ['a', shownAttributes(attrs), 0],
}

/** Text with a different style or language. */
const span: MarkSpec = {
  ...inline(['span']),
  excludes: '',
  parseDOM: [
    {
      tag: 'span',
      getAttrs: (element) => {
        const attrs = readAttributes()(element)
        return Object.values(attrs).some((value) => value !== null) && attrs
      },
    },
  ],
}

/**
 * The document schema of the visual editor. It covers what the API's sanitizer allows (`sanitize/policy.ts`),
 * except elements that only people who write HTML would use.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', { content: 'inline*' }),
    heading,
    blockquote: block('blockquote', { content: 'block+', defining: true }),
    bullet_list: block('ul', { content: 'list_item+' }),
    ordered_list: block('ol', { content: 'list_item+' }, 'start', 'type', 'reversed'),
    list_item: block('li', { content: 'paragraph block*', defining: true, group: 'item' }, 'value'),
    horizontal_rule: { group: 'flow block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    ...cells,
    text: { group: 'inline' },
    image,
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link,
    span,
    strong: inline(['strong', 'b']),
    em: inline(['em', 'i']),
    u: inline(['u']),
    s: inline(['s']),
    del: inline(['del']),
    ins: inline(['ins']),
    code: inline(['code']),
    kbd: inline(['kbd']),
    sub: inline(['sub']),
    sup: inline(['sup']),
    small: inline(['small']),
    mark: inline(['mark']),
    q: inline(['q']),
    cite: inline(['cite']),
    abbr: inline(['abbr']),
  },
})
