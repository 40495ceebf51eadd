// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'reviews-emails': {
    readonly 'review-email.published.subject': null
    readonly 'review-email.published.opening': { readonly product: string | number }
    readonly 'review-email.published.action': null
    readonly 'review-email.published.closing': null
    readonly 'review-email.rejected.subject': null
    readonly 'review-email.rejected.opening': { readonly product: string | number; readonly reason: string | number }
    readonly 'review-email.rejected.action': null
    readonly 'review-email.rejected.closing': null
  }
}

export const NAMESPACES = [
  'reviews-emails',
] as const satisfies readonly (keyof Texts)[]
