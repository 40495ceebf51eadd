import { Parser } from 'htmlparser2'

/** Block elements, which start and end with an empty line, and elements that start on a new line. */
const PARAGRAPHS = new Set('p div section blockquote pre h2 h3 h4 h5 h6 ul ol dl table figure'.split(' '))
const LINES = new Set('li dt dd tr br hr figcaption caption'.split(' '))

/**
 * Converts cleaned HTML to plain text for emails: paragraphs are separated by empty lines, and links are
 * followed by their URL.
 */
export function textOfHtml(html: string): string {
  let text = ''
  const links: string[] = []
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      text += (PARAGRAPHS.has(name) ? '\n\n' : LINES.has(name) ? '\n' : '') + (name === 'li' ? '• ' : '')
      if (name === 'a') links.push(href)
    },
    ontext(written) {
      text += written.replaceAll(/\s+/g, ' ')
    },
    onclosetag(name) {
      const href = name === 'a' ? links.pop() : undefined
      text += href && /^https?:/.test(href) ? ` (${href})` : PARAGRAPHS.has(name) ? '\n\n' : ''
    },
  })
  parser.end(html)
  return text
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
