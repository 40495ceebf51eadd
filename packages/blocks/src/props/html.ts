import type { SafeHtml } from '@shyrdak/sdk/blocks'

/**
 * Sanitized HTML in the form that React takes. The brand SafeHtml is a type: props of a page have it because whoever
 * passed the page to `renderTree` vouched for its HTML.
 */
export const html = (value: SafeHtml | undefined): { __html: string } => ({
  __html: typeof value === 'string' ? value : '',
})

export const hasHtml = (value: SafeHtml | undefined): value is SafeHtml =>
  typeof value === 'string' && value.trim() !== ''
