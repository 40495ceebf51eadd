import type { SafeHtml } from '@shyrdak/sdk/blocks'

/** Sanitized HTML in the form that React takes. Only accepts HTML with the SafeHtml brand. */
export const html = (value: SafeHtml | undefined): { __html: string } => ({
  __html: typeof value === 'string' ? value : '',
})

export const hasHtml = (value: SafeHtml | undefined): value is SafeHtml =>
  typeof value === 'string' && value.trim() !== ''
