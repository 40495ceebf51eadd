// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'back-in-stock-emails': {
    readonly 'back-in-stock-email.confirming.subject': null
    readonly 'back-in-stock-email.confirming.opening': { readonly product: string | number; readonly color: string | number; readonly size: string | number; readonly time: string | number }
    readonly 'back-in-stock-email.confirming.action': null
    readonly 'back-in-stock-email.confirming.closing': null
    readonly 'back-in-stock-email.confirming.cancel': null
    readonly 'back-in-stock-email.back.subject': { readonly product: string | number }
    readonly 'back-in-stock-email.back.opening': { readonly product: string | number; readonly color: string | number; readonly size: string | number }
    readonly 'back-in-stock-email.back.action': null
    readonly 'back-in-stock-email.back.closing': null
    readonly 'back-in-stock-email.back.cancel': null
    readonly 'back-in-stock-email.days': { readonly count: number }
  }
}

export const NAMESPACES = [
  'back-in-stock-emails',
] as const satisfies readonly (keyof Texts)[]
