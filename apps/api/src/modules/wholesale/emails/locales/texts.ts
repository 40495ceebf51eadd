// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'wholesale-emails': {
    readonly 'placed.subject': { readonly number: string | number }
    readonly 'placed.opening': { readonly invoice: string | number }
    readonly 'arrived.subject': { readonly number: string | number; readonly company: string | number }
    readonly 'arrived.opening': { readonly company: string | number }
    readonly 'arrived.comment': null
    readonly 'moved.subject': { readonly number: string | number; readonly status: string | number }
    readonly 'moved.opening': { readonly number: string | number; readonly status: string | number }
    readonly 'moved.note': null
    readonly 'invoice.subject': { readonly number: string | number; readonly order: string | number }
    readonly 'invoice.opening': { readonly number: string | number; readonly sum: string | number }
    readonly 'paid.subject': { readonly number: string | number }
    readonly 'paid.opening': { readonly number: string | number; readonly sum: string | number }
    readonly 'partPaid.subject': { readonly number: string | number }
    readonly 'partPaid.opening': { readonly paid: string | number; readonly sum: string | number; readonly number: string | number; readonly left: string | number }
    readonly items: { readonly count: number }
    readonly total: null
    readonly moreLines: { readonly count: number }
    readonly toOrder: null
    readonly toInvoice: null
    readonly toDesk: null
    readonly farewell: null
  }
}

export const NAMESPACES = [
  'wholesale-emails',
] as const satisfies readonly (keyof Texts)[]
