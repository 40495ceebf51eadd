import type { BlockField } from '@shyrdak/sdk/blocks'

/** Strips HTML to a single line of text. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const MAX_LENGTH = 60

/** The first text of a block or list item, to distinguish it from others. Empty when it has none. */
export function firstText(fields: readonly BlockField[], props: unknown): string {
  if (typeof props !== 'object' || props === null) return ''
  const values = props as Readonly<Record<string, unknown>> // a non-null object
  for (const field of fields) {
    const value = values[field.name]
    if ((field.kind === 'text' || field.kind === 'html') && typeof value === 'string') {
      const text = plainText(value)
      if (text !== '') return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text
    }
    if (field.kind === 'list' && Array.isArray(value)) {
      const text = firstText(field.fields, value[0])
      if (text !== '') return text
    }
  }
  return ''
}
