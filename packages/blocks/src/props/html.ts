import type { SafeHtml } from '@shyrdak/sdk/blocks'

/** HTML that the backend has cleaned, as React takes it. Only the brand is believed. */
export const html = (value: SafeHtml | undefined): { __html: string } => ({
  __html: typeof value === 'string' ? value : '',
})

export const hasHtml = (value: SafeHtml | undefined): value is SafeHtml =>
  typeof value === 'string' && value.trim() !== ''
