import { Parser } from 'htmlparser2'

/** Elements that begin and end on a line of their own; some leave one empty. */
const PARAGRAPHS = new Set('p div section blockquote pre h2 h3 h4 h5 h6 ul ol dl table figure'.split(' '))
const LINES = new Set('li dt dd tr br hr figcaption caption'.split(' '))

/** What clean HTML says without markup, for emails: paragraphs apart, the address of a link behind its text. */
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
