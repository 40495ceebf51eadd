// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'payments-emails': {
    readonly 'payment-alert.surplus.subject': { readonly number: string | number }
    readonly 'payment-alert.surplus.opening': { readonly number: string | number; readonly sum: string | number; readonly provider: string | number }
    readonly 'payment-alert.surplus.closing': null
    readonly 'payment-alert.mismatch.subject': { readonly number: string | number }
    readonly 'payment-alert.mismatch.opening': { readonly number: string | number; readonly provider: string | number; readonly sum: string | number }
    readonly 'payment-alert.mismatch.closing': null
    readonly 'payment-alert.action': null
    readonly 'refund.subject': { readonly number: string | number }
    readonly 'refund.opening': { readonly sum: string | number; readonly provider: string | number; readonly reason: string | number }
    readonly 'refund.paidTwice': null
    readonly 'refund.action': null
    readonly 'refund.closing': null
  }
}

export const NAMESPACES = [
  'payments-emails',
] as const satisfies readonly (keyof Texts)[]
