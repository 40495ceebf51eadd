import type { SafeHtml } from '@shyrdak/sdk/blocks'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** A plain text as HTML for blocks: each line a paragraph, under a heading where there is one. No sign of it is markup. */
export function textHtml(text: string, heading?: string): SafeHtml {
  const paragraphs = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
  const title = heading === undefined || heading.trim() === '' ? '' : `<h2>${escaped(heading)}</h2>`
  return (title + paragraphs.join('')) as SafeHtml // it holds no tags but those written here
}
