import type { SafeHtml } from '@shyrdak/sdk/blocks'
import { isSafeHref } from '@shyrdak/sdk/page-safety'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/**
 * Converts plain text to HTML for blocks: each line becomes a paragraph, below an optional heading. All
 * markup is escaped.
 */
export function textHtml(text: string, heading?: string): SafeHtml {
  const paragraphs = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
  const title = heading === undefined || heading.trim() === '' ? '' : `<h2>${escaped(heading)}</h2>`
  return (title + paragraphs.join('')) as SafeHtml // it holds no tags but those written here
}

/** Renders a link as its own paragraph; empty when the URL is not a safe http(s) URL. */
export function linkHtml(href: string, text: string): SafeHtml {
  const link = `<p><a href="${escaped(href)}" rel="noopener nofollow">${escaped(text)}</a></p>`
  return (/^https?:/i.test(href) && isSafeHref(href) ? link : '') as SafeHtml // it holds no tags but those written here
}
