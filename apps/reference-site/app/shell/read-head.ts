import { Parser } from 'htmlparser2'

/** An element that content managers added to the head of every page. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script'
  /** Keyed by React's attribute names. */
  attributes: Record<string, string | true>
  text: string
}

const TAGS = new Set(['meta', 'link', 'script'])
/** Attributes that are lower case in HTML and camel case in React. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  crossorigin: 'crossOrigin',
  charset: 'charSet',
  itemprop: 'itemProp',
}
const FLAGS = new Set(['async', 'defer'])
/** Links that a browser fetches on its own. The pages' policy only allows that from the store itself. */
const FETCHING = /\b(icon|shortcut|apple-touch-icon|mask-icon|manifest)\b/i

const isStopped = (tag: string, { rel = '', href = '' }: Readonly<Record<string, string>>) =>
  tag === 'link' && FETCHING.test(rel) && !href.trim().startsWith('/')

/**
 * Parses head HTML, which the API has already sanitized by its allow-list. Omits elements that the pages'
 * policy would block.
 */
export function readHead(html: string): HeadElement[] {
  const elements: HeadElement[] = []
  let open: HeadElement | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!TAGS.has(name) || isStopped(name, attributes)) return
      open = { tag: name as HeadElement['tag'], attributes: {}, text: '' } // checked by TAGS
      for (const [attribute, value] of Object.entries(attributes))
        if (!attribute.startsWith('on'))
          open.attributes[REACT_NAMES[attribute] ?? attribute] = FLAGS.has(attribute) ? true : value
      elements.push(open)
    },
    ontext(text) {
      if (open?.tag === 'script') open.text += text
    },
    onclosetag() {
      open = undefined
    },
  })
  parser.end(html)
  return elements
}
