import type { BlockField } from '@shyrdak/sdk/blocks'

/** The text of HTML, in one line. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

const MAX_LENGTH = 60

/** By what an item of a list, or a block, is told from others: its first text. Empty where it has none. */
export function firstText(fields: readonly BlockField[], props: unknown): string {
  if (typeof props !== 'object' || props === null) return ''
  const values = props as Readonly<Record<string, unknown>> // any object has values
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
