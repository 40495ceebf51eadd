// Written by `pnpm texts` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
  readonly 'wholesale-invoices': {
    readonly title: { readonly number: string | number }
    readonly order: { readonly number: string | number }
    readonly seller: null
    readonly buyer: null
    readonly date: null
    readonly status: null
    readonly 'statuses.processing': null
    readonly 'statuses.paid': null
    readonly onSole: { readonly name: string | number }
    readonly item: null
    readonly count: null
    readonly price: null
    readonly sum: null
    readonly totalSum: null
    readonly invoiceSum: null
    readonly paid: null
    readonly due: null
    readonly page: { readonly page: string | number; readonly pages: string | number }
  }
}

export const NAMESPACES = [
  'wholesale-invoices',
] as const satisfies readonly (keyof Texts)[]
