import { Parser } from 'htmlparser2'

/** An element that content managers put into the head of every page. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script'
  /** By the names that React gives them. */
  attributes: Record<string, string | true>
  text: string
}

const TAGS = new Set(['meta', 'link', 'script'])
/** HTML writes these in lower case; React does not. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  crossorigin: 'crossOrigin',
  charset: 'charSet',
  itemprop: 'itemProp',
}
const FLAGS = new Set(['async', 'defer'])
/** Links by which a browser fetches by itself. The policy of pages lets them fetch from the store only. */
const FETCHING = /\b(icon|shortcut|apple-touch-icon|mask-icon|manifest)\b/i

const isStopped = (tag: string, { rel = '', href = '' }: Readonly<Record<string, string>>) =>
  tag === 'link' && FETCHING.test(rel) && !href.trim().startsWith('/')

/**
 * The elements of HTML that the API has already sanitized by its allow-list, without
 * what the policy of the pages would stop.
 */
export function readHead(html: string): HeadElement[] {
  const elements: HeadElement[] = []
  let open: HeadElement | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!TAGS.has(name) || isStopped(name, attributes)) return
      open = { tag: name as HeadElement['tag'], attributes: {}, text: '' } // TAGS holds the three
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
